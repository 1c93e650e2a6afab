import ViewGraph

/// Views that belong together, with what stands above and below them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Views with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public var body: some View {
    Group {
      header.modifier(SectionLabelModifier(role: .header))
        .modifier(_LayoutValueModifier<SectionRole>(value: .header))
      content
      footer.modifier(SectionLabelModifier(role: .footer))
        .modifier(_LayoutValueModifier<SectionRole>(value: .footer))
    }
    .modifier(SectionScopeModifier())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Views under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Views with a header and a footer, in the former order of arguments.
  @available(
    iOS, introduced: 13.0, deprecated: 15.0, renamed: "Section(content:header:footer:)"
  )
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer, in the former order of arguments.
  @available(iOS, introduced: 13.0, deprecated: 15.0, renamed: "Section(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header, in the former order of arguments.
  @available(iOS, introduced: 13.0, deprecated: 15.0, renamed: "Section(content:header:)")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

/// What a view is in its section, for the container around.
enum SectionRole: LayoutValueKey {
  case content, header, footer

  static var defaultValue: Self { .content }
}
