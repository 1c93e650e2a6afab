/// Which glyph of a font of icons stands for a symbol.
struct SymbolGlyph: Hashable {
  /// The font.
  var font: Font
  /// The glyph's character.
  var character: Unicode.Scalar
  /// Whether left and right are exchanged.
  var isMirrored = false

  /// Fonts of icons by their letter in the table.
  enum Font: Character { case material = "g", community = "d" }
}

/// The symbols that glyphs of icon fonts stand for.
enum SymbolTable {
  /// Glyphs of one symbol; an outline that is missing is made from the filled glyph.
  struct Entry {
    var outline: SymbolGlyph?
    var filled: SymbolGlyph?
    /// Whether the filled form is drawn like the outlined one.
    var isFilledAlike = false
  }

  /// Entries by name.
  static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      var entry = Entry(outline: words.dropFirst().first.flatMap(glyph))
      if words.count > 2 {
        entry.isFilledAlike = words[2] == "*"
        entry.filled = glyph(words[2])
      }
      entries[String(words[0])] = entry
    }
    return entries
  }()

  private static func glyph(_ word: Substring) -> SymbolGlyph? {
    let isMirrored = word.first == "|"
    let word = isMirrored ? word.dropFirst() : word
    guard let letter = word.first, let font = SymbolGlyph.Font(rawValue: letter),
      let code = UInt32(word.dropFirst(), radix: 16), let character = Unicode.Scalar(code)
    else { return nil }
    return SymbolGlyph(font: font, character: character, isMirrored: isMirrored)
  }

  /// A symbol a line.
  ///
  /// Its name, the glyph of its outline, and that of its `.fill` form where it has one. A star stands for the other
  /// glyph, a bar before a glyph mirrors it.
  private static let text = """
    accessibility ge92c
    airdrop ge1e2
    airplane ge539
    airplane.arrival ge904
    airplane.departure ge905
    airplayaudio ge055
    airplayvideo ge055
    airpods gf01f
    airpods.gen3 gf01f
    airpods.max gf01f
    alarm ge855 *
    allergens gf221
    ant * ge868
    antenna.radiowaves.left.and.right gebba
    app * df12e
    apple.intelligence geb3d
    apple.logo df035
    applelogo df035
    applepencil df64f
    applewatch ge334
    archivebox * ge149
    arrow.2.circlepath ge627
    arrow.clockwise ge5d5
    arrow.counterclockwise |ge5d5
    arrow.down.right.and.arrow.up.left gf1cf
    arrow.down.to.line ge258
    arrow.left.to.line ge5dc
    arrow.left.to.line.alt ge5dc
    arrow.right.to.line ge5dd
    arrow.right.to.line.alt ge5dd
    arrow.triangle.2.circlepath ge627
    arrow.triangle.branch ge0b6
    arrow.triangle.turn.up.right.diamond * ge52e
    arrow.trianglehead.2.clockwise ge627
    arrow.trianglehead.2.counterclockwise |ge627
    arrow.trianglehead.2.counterclockwise.rotate.90 |ge627
    arrow.trianglehead.clockwise ge5d5
    arrow.trianglehead.counterclockwise |ge5d5
    arrow.turn.up.left ge15e
    arrow.turn.up.right |ge15e
    arrow.up.left.and.arrow.down.right gf1ce
    arrow.up.message geb9d *
    arrow.up.to.line ge25a
    arrow.uturn.backward ge166
    arrow.uturn.forward ge15a
    arrow.uturn.left ge166
    arrow.uturn.right ge15a
    arrowshape.turn.up.forward * |ge15e
    arrowshape.turn.up.left * ge15e
    arrowshape.turn.up.right * |ge15e
    aspectratio ge85b
    at ge0e6
    atom df628
    backpack * gf19c
    backward * ge020
    backward.end * ge045
    bag * gf1cc
    balloon * df01c
    bandage ge3f3 *
    banknote * gef63
    barcode df071
    barcode.viewfinder df072
    basket * ge8cb
    basketball gea26 *
    bathtub * gea41
    battery.0 df08e
    battery.100 df079
    battery.100.bolt df085
    battery.100percent df079
    battery.25 df07b
    battery.50 df07e
    battery.50percent df07e
    battery.75 df081
    beach.umbrella geb3e *
    bed.double * gefdf
    bell ge7f5 ge7f4
    bell.and.waves.left.and.right df09f ge7f7
    bicycle ge52f
    bird * df1e5
    birthday.cake * ge7e9
    bluetooth ge1a7
    bold ge238
    bolt * gea0b
    bolt.heart * ge87d
    book * df0ba
    book.closed * df0ba
    book.pages ge0e0 *
    bookmark ge867 ge866
    books.vertical * ge02f
    box.truck * ge558
    brain * gea4a
    brain.head.profile * gea4a
    briefcase * ge8f9
    bubble ge0cb ge0ca
    bubble.left ge0cb ge0ca
    bubble.left.and.bubble.right ge0bf *
    bubble.right |ge0cb |ge0ca
    building * gea40
    building.2 * ge7f1
    building.columns * ge84f
    bus * ge530
    calendar ge935 ge878
    calendar.day.timeline.left ge8ed
    camera * ge412
    camera.metering.none ge3c3
    camera.rotate gefeb *
    camera.viewfinder ge3b4
    car * ge531
    carrot * df10f
    cart df111 ge8cc
    case * ge8f9
    cat * ge91d
    cellularbars ge202
    chair * gefed
    character.book.closed ge8e2 *
    chart.bar * ge26b
    chart.line.uptrend.xyaxis ge6e1
    chart.pie * ge6c4
    chart.xyaxis.line ge6e1
    checklist ge6b1
    checkmark.icloud * ge2bf
    chevron.left.forwardslash.chevron.right ge86f
    circle.dashed.inset ge9c1 *
    circle.grid.2x2 * ge1a0
    circle.grid.3x3 ge5c3 *
    circle.grid.cross * ge1a0
    circle.hexagongrid * ge1a0
    clear ge14a
    clipboard df14d df147
    clock ge8b5 ge924
    clock.arrow.2.circlepath ge923
    clock.arrow.circlepath ge889
    cloud ge2c2 ge2bd
    cloud.bolt * gebdb
    cloud.bolt.rain * gebdb
    cloud.drizzle df597 *
    cloud.fog df591 *
    cloud.hail df592 *
    cloud.heavyrain df596 *
    cloud.moon df595 *
    cloud.rain df597 *
    cloud.snow df598 *
    cloud.sun df595 *
    cpu ge322 *
    creditcard ge870 df19b
    creditcard.and.numbers ge870
    crop ge3be
    cross * df2e0
    cross.case * gf109
    crown * df1a5
    cube df1a7 df1a6
    cube.box df3d6 df3d7
    cup.and.saucer * ge541
    cursorarrow df1b5
    cursorarrow.rays ge762
    decrease.indent ge23d
    delete.backward ge14a *
    delete.left ge14a *
    delete.right |ge14a |ge14a
    desktopcomputer ge30b
    dial ge01b *
    dial.low ge01b *
    die.face.1 * df1ca
    die.face.2 * df1cb
    die.face.3 * df1cc
    die.face.4 * df1cd
    die.face.5 * df1ce
    die.face.6 * df1cf
    display gef5b
    doc ge24d *
    doc.on.clipboard ge14f *
    doc.on.doc ge14d *
    doc.richtext ge873 *
    doc.text ge873 *
    document ge24d *
    document.viewfinder ge5fa *
    dog * ge91d
    door.left.hand.open geb4f
    dot.radiowaves.left.and.right ge51e
    drop ge91c ge798
    dumbbell * geb43
    ear ge023 *
    ellipsis.bubble df185 ge0d8
    envelope ge0e1 ge158
    envelope.open df5ef df1ef
    eraser * df1fe
    exclamationmark.bubble df17e ge87f
    exclamationmark.icloud ge2c1 *
    exclamationmark.warninglight * ge1eb
    externaldrive df2ca *
    eye df208 ge8f4
    eyedropper ge3b8
    eyeglasses df2aa
    face.dashed ge812
    face.smiling ge813 *
    faceid df644
    ferry * ge532
    fiberchannel ge8be
    figure ge92c
    figure.archery geae9
    figure.badminton gea32
    figure.hiking ge50a
    figure.pool.swim geb48
    figure.roll ge914
    figure.run ge566
    figure.stand ge92c
    figure.walk ge536
    figure.wave gea1d
    figure.yoga gea78
    filemenu.and.cursorarrow ge172
    filemenu.and.selection ge172
    film * ge02c
    fireworks gea65
    fish * df23a
    flag ge16e ge153
    flag.checkered gf06e
    flame df238 *
    flashlight.off * df245
    flashlight.on * df244
    flip.horizontal ge3e8 *
    folder df256 ge2c7
    football gea29 *
    fork.knife ge56c
    forward * ge01f
    forward.end * ge044
    fuelpump * ge546
    function df295
    gamecontroller * gea28
    gauge ge9e4
    gauge.medium ge9e4
    gauge.with.needle ge9e4 *
    gear ge8b8
    gearshape * ge8b8
    gearshape.2 * ge8b8
    gift df2a1 *
    giftcard ge8f6 *
    globe ge894
    globe.americas * ge80b
    globe.asia.australia * ge80b
    globe.europe.africa * ge80b
    gobackward ge05a
    goforward ge057
    graduationcap * ge80c
    guitars * df2c4
    hammer * df29b
    hand.draw ge746 *
    hand.point.up * ge913
    hand.point.up.left * ge913
    hand.raised * ge764
    hand.tap * ge913
    hand.thumbsdown df512 ge8db
    hand.thumbsup df514 ge8dc
    hand.wave ge766 *
    handbag * gf1cc
    hands.clap gebe5 *
    hare * ge799
    headphones gf01f
    heart ge87e ge87d
    heart.text.square * gebed
    hourglass ge88b
    house * ge88a
    humidity * ge798
    hurricane gebd5
    icloud ge2c2 ge2bd
    icloud.and.arrow.down * ge2c0
    icloud.and.arrow.up * ge2c3
    increase.indent ge23e
    infinity geb3d
    info.click ge762
    ipad ge331
    iphone ge325
    italic ge23f
    key * ge0da
    keyboard ge312 *
    ladybug * ge868
    ladybug.circle ge868
    lamp.desk gf02a *
    laptopcomputer ge320
    lasso ge155
    leaf * df32a
    lifepreserver gef73
    lightbulb ge90f ge0f0
    link ge157
    list.bullet ge241
    list.dash ge896
    list.number ge242
    location ge569 *
    location.north * ge55d
    lock df341 ge897
    lock.open df340 ge898
    lock.open.rotation geade
    lock.rotation geade
    lungs * geaa2
    macbook ge320
    macbook.and.iphone ge1b1
    macwindow ge069
    magazine * ge666
    map * ge55b
    mappin df34e
    mappin.and.ellipse ge55f
    medal * gea3f
    memorychip ge322 *
    menucard * gea19
    message ge0cb ge0ca
    mic ge02a ge029
    microphone ge02a ge029
    moon.zzz * gef44
    moonphase.waning.gibbous ge3a8
    mountain.2 * ge3f7
    mug * df176
    music.mic gef5a
    music.note ge405
    music.note.list ge03d
    music.quarternote.3 ge030
    network ge894
    newspaper geb81 *
    nosign ge14b
    note ge06f *
    note.text gf1fc *
    paintbrush * ge3ae
    paintbrush.pointed * ge3ae
    paintpalette * ge40a
    paperclip ge226
    paperplane * ge163
    party.popper gea65 *
    pause ge034 *
    pawprint * ge91d
    pc ge30a
    pencil ge3c9
    pencil.and.outline ge3c9
    pencil.line ge22b
    pencil.tip df64f
    percent geb58
    person df013 ge7fd
    person.2 ge7fc ge7fb
    person.3 * gf233
    person.badge.shield.checkmark * gef3d
    person.badge.shield.exclamationmark * gef3d
    person.crop.circle * ge853
    person.crop.square df007 ge851
    person.line.dotted.person gf223 *
    person.wave.2 ge91f *
    personalhotspot ge1e2
    perspective ge428
    phone ge0b0 *
    phone.badge ge0d1
    phone.down ge0b1 *
    photo ge251 ge3f4
    photo.on.rectangle ge413 *
    photo.on.rectangle.angled ge413 *
    photo.stack ge3b6 *
    pianokeys ge521
    pills * df402
    pin * gf10d
    play * ge037
    playstation.logo df414
    power ge8ac
    printer * ge8ad
    puzzlepiece * ge87b
    puzzlepiece.extension * ge87b
    qrcode gef6b
    qrcode.viewfinder gf206
    questionmark.folder ge2c7
    quote.bubble * ge244
    quote.closing ge244
    quote.opening |ge244
    record.circle ge837 *
    rectangle.3.group * ge871
    rectangle.3.offgrid * ge871
    rectangle.dashed ge162
    rectangle.grid.1x2 * ge8e9
    rectangle.grid.2x2 * ge9b0
    rectangle.on.rectangle ge14d
    rectangle.portrait.and.arrow.right ge9ba
    rectangle.split.3x1 * ge8f3
    rectangle.stack gea13 *
    refrigerator geb47 *
    repeat ge040
    repeat.1 ge041
    rosette ge7af
    ruler * df46d
    safari ge87a *
    sailboat * ge502
    scissors ge14e
    scooter geb1f
    scope df1a3
    screwdriver * df477
    scribble ge155
    scribble.variable ge155
    server.rack df48b
    shareplay gf223
    shield.lefthalf.filled * ge32a
    shippingbox df3d7 *
    shower gf061 *
    shuffle ge043
    sidebar.left ge949
    sidebar.right |ge949
    simcard ge32b *
    slider.horizontal.below.square.filled.and.square ge429
    slider.vertical.3 df66a
    snow geb3b
    snowflake geb3b
    soccerball gea2f
    sofa * ge16b
    sparkle.magnifyingglass gea11
    sparkles ge65f
    speaker ge04e *
    speaker.wave.1 ge04d *
    speaker.wave.2 ge050 *
    speaker.wave.3 ge050 *
    speedometer ge9e4
    sportscourt * geb90
    square.and.arrow.down ge171 *
    square.and.arrow.up ge6b8 *
    square.and.pencil ge745
    square.fill.text.grid.1x2 ge172
    square.grid.2x2 * ge9b0
    square.grid.3x2 ge8f0 *
    square.grid.3x3 ge5c3 *
    square.on.square ge14d
    square.stack ge3e0 *
    square.stack.3d.up * ge53b
    star ge83a ge838
    stethoscope df4d9
    stop * ge047
    stopwatch ge425 *
    storefront gea12 *
    stove df4de *
    strikethrough ge257
    suit.heart ge87e ge87d
    suitcase * gf235
    suitcase.rolling * gf235
    sum ge24a
    sun.horizon df59a *
    sunglasses df4e0
    sunrise df59c *
    sunset df59b *
    swift ge00b
    switch.2 * ge9f6
    syringe * ge138
    tablecells ge265 *
    tag df4fc df4f9
    takeoutbag.and.cup.and.straw * gea74
    target df4fe
    tennisball gea32 *
    tent * df508
    terminal geb8e *
    text.aligncenter ge234
    text.alignleft ge236
    text.alignright ge237
    text.bubble df189 ge0c9
    text.justify ge235
    text.justify.left ge236
    textformat ge165
    textformat.abc geb94
    textformat.size ge245
    theatermasks gea66 *
    thermometer df50f
    thermometer.medium df50f
    thermometer.snowflake * gf076
    thermometer.sun * gf076
    ticket * df516
    timer ge425 *
    togglepower ge8ac
    tornado gf070
    tortoise * ge91d
    touchid ge90d
    train.side.front.car ge570
    tram * ge571
    translate ge8e2
    trash ge92e ge872
    tray * ge156
    tree * gea63
    trophy df53a df538
    truck.box * ge558
    tshirt * df53f
    tv ge333 *
    umbrella df54b df54a
    underline ge249
    video * ge04b
    viewfinder ge3b5
    wallet.pass * ge850
    wand.and.rays ge664
    wand.and.rays.inverse ge664
    wand.and.stars ge663
    washer ge54a *
    wave.3.left |gea71
    wave.3.right gea71
    waveform ge1b8
    waveform.path df430
    waveform.path.ecg df430
    wifi ge63e
    wind gefd8
    wineglass * gf1e8
    wrench * ge869
    wrench.and.screwdriver * gf10b
    xbox.logo df5b9
    """
}
