//go:build unix

package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"chit/agent/chat"
	"chit/expense"
)

// A platform delivers messages and shows replies, and is the model's server too.
// Unless it is calm, it delivers out of order and more than once and declines
// replies now and then, and its model is slow, fails and answers nonsense.
//
// Requests come to /GENERATION/…, which tells the program that asks.
type platform struct {
	calm    bool
	asleep  bool                                                // one model request in a thousand gets no answer in time
	asking  func(generation int, amount string) (finish string) // if set, called before a model request is answered; "" gives a good answer
	release func() int                                          // how many messages may be delivered by now

	mu       sync.Mutex
	rand     *rand.Rand
	talks    []*dialogue
	given    map[string]time.Time // when an update was last delivered
	acked    map[string]bool
	shown    map[string][]int // by the key of a message, which generations sent its reply
	firsts   map[chat.ConversationID][]chat.MessageID
	replies  map[string]string // the text last shown
	failed   map[string]bool   // amounts for which the model failed
	answers  map[string]string // ids of the model's answers, with their amounts
	kept     map[string]string // amount → id of an answer that is stored
	twice    map[string]string // ids of answers that were paid for although one was stored
	asked    int
	sharedBy map[int]int // replies by generation
}

// A dialogue is a conversation with its undelivered messages.
type dialogue struct {
	updates []update
	numbers []int // of its messages
	first   int   // the first one that is not acknowledged
}

// talkWindow is how many messages of a conversation are delivered ahead of
// acknowledgement.
const talkWindow = 3

// redeliverAfter is how long the platform waits for an acknowledgement.
const redeliverAfter = 300 * time.Millisecond

func newPlatform(seed uint64, talks int) *platform {
	p := &platform{
		rand: rand.New(rand.NewPCG(seed, 1)), given: map[string]time.Time{}, acked: map[string]bool{}, shown: map[string][]int{},
		firsts: map[chat.ConversationID][]chat.MessageID{}, replies: map[string]string{}, failed: map[string]bool{}, answers: map[string]string{},
		kept: map[string]string{}, twice: map[string]string{}, sharedBy: map[int]int{},
	}
	for range talks {
		p.talks = append(p.talks, new(dialogue))
	}
	p.release = func() int { return 1 << 30 }
	return p
}

// Each kind of message has its own outcome.
type kind int

const (
	plain   kind = iota // the rules understand it
	forWord             // only a model understands it
	tooLong             // refused, and cut before it is stored
	broken              // unreadable
)

func kindOf(n int) kind {
	switch {
	case n%50 == 26:
		return broken
	case n%50 == 34:
		return tooLong
	case n%4 == 3:
		return forWord
	}
	return plain
}

// amountOf returns the amount of message n, which is unique.
func amountOf(n int) string { return fmt.Sprintf("%d.%02d", 1+n/90, 10+n%90) }

func textOf(n int) string {
	switch kindOf(n) {
	case forWord:
		return "so I think Bo and me had a sandwich for like " + amountOf(n) + " EUR maybe, could you put that somewhere"
	case tooLong:
		return "coffee " + amountOf(n) + " EUR " + strings.Repeat("and nothing else ", 6000)
	default:
		return "coffee " + amountOf(n) + " EUR"
	}
}

// post has the platform deliver message n.
func (p *platform) post(n int) { p.postText(n, textOf(n)) }

func (p *platform) postText(n int, text string) {
	t := p.talks[n%len(p.talks)]
	c := fmt.Sprintf("loop:%d", n%len(p.talks))
	m := chat.Message{
		Conversation: chat.ConversationID(c), ID: chat.MessageID(fmt.Sprintf("%06d", n)), Ledger: expense.LedgerID(c), Direct: true, Text: text,
		Sender: chat.Sender{Person: expense.Person{ID: c, Name: "Ana"}, Language: "en", Currency: "EUR"}, At: time.Now(),
	}
	payload, err := json.Marshal(m)
	if err != nil {
		panic(err)
	}
	if kindOf(n) == broken {
		payload = append([]byte("\xff\x00{"), bytes.Repeat(fmt.Append(nil, n), 1+1000*(n%29))...)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	t.updates, t.numbers = append(t.updates, update{Key: m.SourceKey(), Payload: payload}), append(t.numbers, n)
}

func (p *platform) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	generation, path, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	from, _ := strconv.Atoi(generation)
	switch path {
	case "updates":
		p.update(w)
	case "ack":
		var key string
		_ = json.Unmarshal(body, &key)
		p.mu.Lock()
		p.acked[key] = true
		p.mu.Unlock()
	case "send":
		p.show(w, from, body)
	case "kept":
		p.keep(body)
	default:
		p.model(w, from, body)
	}
}

// update delivers what is not acknowledged, and sometimes what is.
func (p *platform) update(w http.ResponseWriter) {
	p.mu.Lock()
	var batch []update
	released, now := p.release(), time.Now()
	for _, t := range p.talks {
		for t.first < len(t.updates) && p.acked[t.updates[t.first].Key] {
			t.first++
		}
		for i := t.first; i < min(t.first+talkWindow, len(t.updates)) && t.numbers[i] < released; i++ {
			u := t.updates[i]
			if p.acked[u.Key] || now.Sub(p.given[u.Key]) < redeliverAfter {
				continue
			}
			p.given[u.Key] = now
			batch = append(batch, u)
			if !p.calm && p.rand.IntN(100) < 10 {
				batch = append(batch, u)
			}
		}
		if !p.calm && t.first > 0 && p.rand.IntN(100) < 2 {
			batch = append(batch, t.updates[p.rand.IntN(t.first)])
		}
	}
	if !p.calm {
		p.rand.Shuffle(len(batch), func(i, j int) { batch[i], batch[j] = batch[j], batch[i] })
	}
	p.mu.Unlock()
	if len(batch) == 0 {
		time.Sleep(10 * time.Millisecond) // the program polls; without a pause both would spin
	}
	_ = json.NewEncoder(w).Encode(batch)
}

func (p *platform) show(w http.ResponseWriter, from int, body []byte) {
	var d sentReply
	_ = json.Unmarshal(body, &d)
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.calm && p.rand.IntN(100) < 5 {
		w.WriteHeader(http.StatusTooManyRequests)
		return
	}
	key := string(d.Conversation) + "/" + string(d.Answers)
	if len(p.shown[key]) == 0 {
		p.firsts[d.Conversation] = append(p.firsts[d.Conversation], d.Answers)
	}
	p.shown[key] = append(p.shown[key], from)
	p.replies[key] = d.Text
	p.sharedBy[from]++
}

func (p *platform) keep(body []byte) {
	var k keptAnswer
	_ = json.Unmarshal(body, &k)
	p.mu.Lock()
	defer p.mu.Unlock()
	if k.Fenced {
		delete(p.twice, k.Answer) // another worker took over its run
		return
	}
	p.kept[p.answers[k.Answer]] = k.Answer
}

// model answers like a chat completions server, most of the time.
func (p *platform) model(w http.ResponseWriter, from int, body []byte) {
	amount := ""
	if i := bytes.LastIndex(body, []byte("sandwich for like ")); i >= 0 {
		amount, _, _ = strings.Cut(string(body[i+len("sandwich for like "):]), " ")
	}
	p.mu.Lock()
	p.asked++
	id := fmt.Sprintf("call_%06d", p.asked)
	p.answers[id] = amount
	if stored := p.kept[amount]; stored != "" && !bytes.Contains(body, []byte(stored)) {
		p.twice[id] = amount
	}
	slow, fate, asleep := p.rand.IntN(60), p.rand.IntN(100), p.asleep && p.rand.IntN(1000) == 0
	if p.calm {
		slow, fate = 0, 99
	}
	p.failed[amount] = p.failed[amount] || fate < 12 || asleep
	p.mu.Unlock()
	finish := ""
	if p.asking != nil {
		finish = p.asking(from, amount)
	}
	time.Sleep(time.Duration(slow) * time.Millisecond) // the model thinks
	if asleep {
		time.Sleep(25 * time.Second) // longer than any timeout
	}
	args, _ := json.Marshal(map[string]string{"amount": amount, "description": "sandwich"})
	switch {
	case finish != "":
		args = args[:len(args)/2]
	case fate < 6:
		w.WriteHeader(http.StatusInternalServerError)
		return
	case fate < 8:
		_, _ = io.WriteString(w, "<html>come back later</html>")
		return
	case fate < 10:
		finish, args = "length", args[:len(args)/2]
	case fate < 12:
		w.Header().Set("Content-Length", "4096")
		_, _ = io.WriteString(w, `{"model":"loop","choices":[{"finish_reason":"tool_`)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	finish = cmp.Or(finish, "tool_calls")
	_ = json.NewEncoder(w).Encode(map[string]any{"model": "loop", "choices": []any{map[string]any{
		"finish_reason": finish, "message": map[string]any{"role": "assistant", "tool_calls": []any{map[string]any{
			"id": id, "type": "function", "function": map[string]string{"name": "add_expense", "arguments": string(args)},
		}}},
	}}, "usage": map[string]int{"prompt_tokens": 500, "completion_tokens": 30}})
}

// unanswered returns the keys of messages that were not acknowledged or not
// answered, and of what is still to follow them.
func (p *platform) unanswered() (missing []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, t := range p.talks {
		for i, u := range t.updates {
			if !p.acked[u.Key] || len(p.shown[u.Key]) == 0 && kindOf(t.numbers[i]) != broken {
				missing = append(missing, u.Key)
			}
			missing = append(missing, p.unsaid(t.numbers[i], u.Key)...)
		}
	}
	return missing
}
