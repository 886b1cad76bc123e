# The targets that people type are those that CI runs. Nothing but Go is needed,
# and for `make race` a C compiler.

GO        ?= go
FUZZTIME  ?= 30s
VERSION   ?=
PLACES    ?= telegram,slack,terminal
DETECTOR  ?= v0.11.1
LDFLAGS   := -s -w $(if $(VERSION),-X main.version=$(VERSION))
PLATFORMS := linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64

# The binary needs no C library: it is the same file on every machine of a kind.
export CGO_ENABLED = 0

.DEFAULT_GOAL := help
.PHONY: run build cross release test race crash lint fuzz bench score languages tokens golden screens cover notices licences clean help

run: ## talk to the bot in this terminal
	$(GO) run ./cmd/bot chat

build: ## build bin/bot, one static file
	$(GO) build -trimpath -ldflags '$(LDFLAGS)' -o bin/bot ./cmd/bot

# To vet is to check the types of the tests too, which a build leaves out.
cross: ## compile for every platform of a release
	@set -e; for platform in $(PLATFORMS); do echo "$$platform"; GOOS=$${platform%/*} GOARCH=$${platform#*/} $(GO) build ./...; done

release: ## build what is released into dist/: VERSION=v1.2.3
	$(GO) run deploy/release.go $(VERSION)

test: ## run all tests, in any order
	$(GO) test -shuffle=on -timeout=30m ./...

race: ## run all tests with the race detector
	CGO_ENABLED=1 $(GO) test -race -shuffle=on -timeout=1h ./...

# A few minutes for 10,000 messages and 100 kills. A failure names what repeats it.
crash: ## kill the program again and again, on both databases: MESSAGES=10000 KILLS=100 SEED=1
	CHIT_CRASH_MESSAGES=$(or $(MESSAGES),10000) CHIT_CRASH_KILLS=$(or $(KILLS),100) CHIT_CRASH_SEED=$(or $(SEED),1) CHIT_TEST_REQUIRE_POSTGRES=1 \
		$(GO) test -count=1 -timeout=2h -v -run='^TestCrash' ./cmd/bot
	$(GO) test -count=1 -timeout=1h -run='^TestSimulation' ./agent/inbox -seeds 10000

lint: ## check modules, formatting and what the tools find
	$(GO) mod tidy -diff
	$(GO) vet ./...
	@files=$$($(GO) tool gofumpt -l .); if [ -n "$$files" ]; then echo "gofumpt -w would change:"; echo "$$files"; exit 1; fi
	$(GO) tool staticcheck ./...
	$(GO) tool go-errorlint ./...
	$(GO) tool unparam ./...
	$(GO) tool gocyclo -over 25 -ignore /testdata/ .
	$(GO) run .ci/measure.go

fuzz: ## look for new inputs that break something, FUZZTIME=30s for each target
	@set -e; grep -rl --include='*_test.go' '^func Fuzz' . | xargs -n1 dirname | sort -u | while read -r dir; do \
		for target in $$(grep -h -o '^func Fuzz[A-Za-z0-9_]*' $$dir/*_test.go | cut -c6- | sort -u); do \
			echo "$$dir $$target"; \
			$(GO) test -run='^$$' -fuzz="^$$target\$$" -fuzztime=$(FUZZTIME) $$dir; \
		done; \
	done

bench: ## measure the performance goals
	CHIT_BENCH_LARGE=1 $(GO) test -run='^$$' -bench=. -benchmem ./... | grep -v 'no test files'

score: ## score how people's messages are understood without a model, and list those that are not
	$(GO) test -count=1 -v ./cmd/bot -run '^TestPeople$$' -verdicts

languages: ## tabulate what is there of each language, and how it is understood
	$(GO) test -count=1 -v ./cmd/bot -run '^TestLanguages$$' -languages
	$(GO) test -count=1 -v ./expense/parse/line ./expense/parse/date -run '^(TestCurrencyCorpora|TestDatesOfCorpus)$$' | grep -E 'core|FAIL|SKIP'

# Only packages whose tests define -update know the flag.
tokens: ## count what a message costs with a model, cached and not, and what each tool takes
	$(GO) test -count=1 -v ./agent ./agent/agenttest -run '^(TestTokens|TestToolTokens)$$' | grep -E '^ +[a-z_]+_test.go|FAIL'

golden: ## rewrite the golden files; read the difference like code
	@set -e; grep -rlE --include='*_test.go' 'flag\.Bool\("update"' . | xargs -r -n1 dirname | sort -u | while read -r dir; do \
		$(GO) test -count=1 $$dir -update; \
	done

# On Debian: apt-get install chromium tmux webp pngquant fonts-liberation fonts-dejavu-core fonts-noto-cjk fonts-noto-color-emoji
screens: ## draw what people see of Chit, into docs/screens: LANGUAGES=en,zh PLACES=telegram,slack,terminal
	$(GO) run ./adapters/screentest -languages '$(LANGUAGES)' -places '$(PLACES)' -pages '$(PAGES)'

cover: ## show what the tests leave out
	$(GO) test -coverpkg=./... -coverprofile=coverage.out ./...
	$(GO) tool cover -func=coverage.out | tail -1
	$(GO) tool cover -html=coverage.out -o coverage.html

notices: ## gather the licences of what is linked, for all platforms
	$(GO) test -count=1 ./cmd/bot -run '^TestNotices$$' -update-notices

# The detector is no tool of go.mod: nothing else may depend on what it imports.
licences: ## check that the licences of what is linked, on any platform, are among those in .ci/licences.json
	@set -e; modules=$$(for platform in $(PLATFORMS); do \
		GOOS=$${platform%/*} GOARCH=$${platform#*/} $(GO) list -deps -f '{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}' ./cmd/bot || exit 1; done); \
	modules=$$(echo "$$modules" | sort -u); test -n "$$modules"; listed=$$($(GO) list -m -json $$modules); \
	printf '%s\n' "$$listed" | $(GO) run go.elastic.co/go-licence-detector@$(DETECTOR) -includeIndirect -rules .ci/licences.json; \
	echo "the licences of $$(echo "$$modules" | wc -l) modules are allowed"

clean: ## remove what was built
	rm -rf bin dist coverage.out coverage.html

help: ## print this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 15
