package telegramtest

import "time"

// Options configure a [Server]. The zero value is a server for a bot named
// chit_test_bot.
type Options struct {
	Token    string           // of the bot; "" for a made-up one
	Name     string           // of the bot, as people see it
	Username string           // of the bot, without the @
	Clock    func() time.Time // for the dates of messages and the age of updates; nil for the real time
	ReadsAll bool             // privacy mode is off: the bot receives all messages of its groups

	NoWhispers  bool          // the server is from before there were messages for one person, and shows them to everybody
	Addr        string        // where to listen; "" for a free port of 127.0.0.1
	FirstUpdate int64         // id of the first update; 0 for 1000
	PerChat     time.Duration // minimal time between two messages to a chat, by Clock; earlier ones are refused with 429
	Second      time.Duration // how long a second is in the pauses between attempts at a webhook; 0 for a millisecond

	// Specs is the directory of the interface descriptions that requests are checked
	// against; "" for ../shared/specs/telegram, relative to the root of the
	// repository. If it does not exist, requests are not checked.
	Specs string
}

func fillIn(opt *Options) {
	if opt.Token == "" {
		opt.Token = "7000000001:AAFakeTokenForTestsOnly-0123456789abcdef"
	}
	if opt.Name == "" {
		opt.Name = "Chit"
	}
	if opt.Username == "" {
		opt.Username = "chit_test_bot"
	}
	if opt.Clock == nil {
		opt.Clock = time.Now
	}
	if opt.Addr == "" {
		opt.Addr = "127.0.0.1:0"
	}
	if opt.FirstUpdate == 0 {
		opt.FirstUpdate = 1000
	}
	if opt.Second == 0 {
		opt.Second = time.Millisecond
	}
}
