# Partway: what to type. Run it from this folder.

SCENE ?= ticket-notch
AT ?= 3.0
# Further flags for render-scene.
FLAGS ?=

CONFIGURATION := release
BINARY := .build/$(CONFIGURATION)/render-scene
PACKAGES := pkg-config libcairo2-dev libpng-dev libjpeg62-turbo-dev zlib1g-dev libwebp-dev libxxhash-dev libfreetype-dev \
  libharfbuzz-dev libfribidi-dev fonts-inter fonts-crosextra-caladea fonts-jetbrains-mono fonts-quicksand fonts-dejavu-core fonts-noto-color-emoji \
  fonts-material-design-icons-iconfont fonts-materialdesignicons-webfont
# Numbers of many digits to check ours against, readers of films and pictures, a browser and schedulers; tests that
# use them are skipped where they are not.
TEST_PACKAGES := python3-mpmath ffmpeg pngcheck webp poppler-utils librsvg2-bin chromium slurm-wlm munge \
  parallel groff python3-yaml
SWIFT_SOURCES := Package.swift Sources Scenes Tests

.PHONY: render build test verify baselines goldens golden-report bench man lint fmt check imports dependencies

# One still in output/.
render: build
	@$(BINARY) $(SCENE) --at $(AT) $(FLAGS)

# The command and the modules that scenes are compiled against.
build: dependencies
	@swift build -c $(CONFIGURATION) --product render-scene

# All tests. The command is built first, because its tests run the built binary; the flag keeps both builds alike. Then
# the scenes of a lesson that may lie beside the checkout.
test: build
	@Tests/install-dependencies --optional $(TEST_PACKAGES) || true
	@swift test -c $(CONFIGURATION) --disable-testable-imports
	@Tests/sample-package $(CONFIGURATION)
	@Tests/check-lesson

# The package's own scenes against their baselines; output/failures/index.html shows what differs.
verify: build
	@$(BINARY) verify Scenes

# Records these baselines anew, ten frames a second and small; look at what verify shows before.
baselines: build
	@$(BINARY) record Scenes --fps 10 --scale 1 --pictures 2

# Records the goldens whose names begin with ONLY, or all; look at every one of them before it is committed.
goldens: build
	@GOLDEN_RECORD=$(or $(RECORD),all) GOLDEN_ONLY=$(ONLY) PARTWAY_TESTS=GoldenTests \
	  swift test -c $(CONFIGURATION) --disable-testable-imports --filter GoldenTests || true
	@$(MAKE) --no-print-directory golden-report

# A page with all goldens and with what differs, as output/goldens.html.
golden-report:
	@Tests/golden-report

# What a shadow and a blur of a whole frame cost beside encoding it, in milliseconds; what a frame costs with few and
# with many views of which one is animated, in instructions, which needs Valgrind; how fast a film is rendered; what
# comparing two pictures costs beside decoding them.
bench: build
	@swift build -c $(CONFIGURATION) --product Benchmarks
	@.build/$(CONFIGURATION)/Benchmarks blurs
	@.build/$(CONFIGURATION)/Benchmarks sequences
	@.build/$(CONFIGURATION)/Benchmarks comparisons
	@.build/$(CONFIGURATION)/Benchmarks instructions

# The manual page, from what the commands say of themselves: man -l output/render-scene.1
man: build
	@mkdir -p output
	@$(BINARY) help --man > output/render-scene.1

# The style, without changing anything.
lint:
	@swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)

# The style, in place.
fmt:
	@swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

# What passes before merging.
check: lint imports verify test

# Every import must be declared in Package.swift.
imports:
	@Tests/check-imports

# Debian packages that are missing; costs nothing where all are there.
dependencies:
	@Tests/install-dependencies $(PACKAGES)
