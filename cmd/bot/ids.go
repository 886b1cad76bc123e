package main

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"strconv"
	"sync/atomic"
	"time"

	"chit/agent/chat"
)

// messageIDs returns a source of message ids for one run of the program. An id
// begins with the real time of the start, whatever clock --now sets, so that
// later messages sort later and no two runs share an id; random bytes
// distinguish runs that start in the same nanosecond. Source keys contain these
// ids, so a repeated id would make a deed count as done.
func messageIDs(started time.Time) func() chat.MessageID {
	var chance [4]byte
	_, _ = rand.Read(chance[:]) // never fails
	run := strconv.FormatInt(started.UnixNano(), 36) + strconv.FormatUint(uint64(binary.BigEndian.Uint32(chance[:])), 36)
	var n atomic.Int64
	return func() chat.MessageID {
		return chat.MessageID(fmt.Sprintf("%s-%06d", run, n.Add(1)))
	}
}
