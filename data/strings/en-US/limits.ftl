# Limits, and whom people and servers keep away.

refusal-limit-at-once = { $count ->
    [one] I am still working on your last request. Please wait until it is done.
   *[other] I am still working on { $count } requests of yours. Please wait until one of them is done.
}
refusal-limit-rate = You have done this { $count ->
    [one] once
   *[other] { $count } times
} in a short time. You can do it again { $when }.
refusal-limit-waiting = I am still working on { $count ->
    [one] one request
   *[other] { $count } requests
} like this for you. As soon as one is done, you can make the next.
refusal-limit-queue = So many people are waiting for this right now that I cannot take on more. Please try again in a minute.
refusal-limit-mentions-one = I have notified **{ $name }** for you { $count ->
    [one] once
   *[other] { $count } times
} recently. You can have them notified again { $when }.
refusal-limit-mentions = I have notified people for you { $count ->
    [one] once
   *[other] { $count } times
} recently, and that is the limit. You can have people notified again { $when }.
refusal-limit-invitations = You already have { $count ->
    [one] one open invitation
   *[other] { $count } open invitations
}. You can send another once an invitation is answered or withdrawn, or expires { $when }.
refusal-limit-invitations-channel = You already have { $count ->
    [one] one open invitation
   *[other] { $count } open invitations
} in this channel. You can send another once an invitation is answered or withdrawn, or expires { $when }.
refusal-limit-invitations-server = { $count ->
    [one] One invitation is
   *[other] { $count } invitations are
} already open on this server, and I keep no more than that. You can send yours as soon as another is answered.
refusal-limit-watched = You already have the computer playing itself in { $count ->
    [one] one game
   *[other] { $count } games
}. The next can begin once one has ended; `/{ command-resign }` in its channel ends it at once.
refusal-limit-watched-server = The computer is already playing itself in { $count ->
    [one] one game
   *[other] { $count } games
} on this server. The next can begin as soon as one has ended.
refusal-limit-watched-all = The computer is already playing itself in { $count ->
    [one] one game
   *[other] { $count } games
}, and I run no more at a time. The next can begin as soon as one has ended.
refusal-not-welcome = **{ $name }** does not want to be invited.
refusal-table-closed = Somebody at this table does not want to play with you. `/{ command-help }` tells you how to start your own.
refusal-barred = The moderators of this server have excluded you from playing here. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` and `/{ command-forget-me }` still work.
refusal-barred-there = The moderators of the server on which this game is played have excluded you from playing there. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` and `/{ command-forget-me }` still work.
refusal-barred-other = The moderators of this server have excluded **{ $name }** from playing here.
refusal-elsewhere = That game is being played in another channel. You can look at it there.
refusal-block-whom = You cannot choose yourself or me. Name somebody else.
refusal-not-blocked = You have not blocked **{ $name }**.
refusal-not-barred = **{ $name }** is not excluded here.
refusal-not-moderator = Only people who manage this server or moderate its members can do that. With `/{ command-block }` you keep somebody from inviting you.
refusal-bar-manager = **{ $name }** manages this server and cannot be excluded.

blocked-member = **{ $name }** can no longer challenge or invite you, or join a table you are at. They are not told. Games you are already playing go on.
unblocked-member = **{ $name }** can challenge and invite you again.
blocked-all = { $count ->
    [one] You have blocked one person: { $members }
   *[other] You have blocked { $count } people: { $members }
}
    -# `/{ command-unblock }` undoes this. With `/{ command-settings }` you can stop all invitations.
blocked-none = You have not blocked anybody. `/{ command-block }` stops invitations from one person, `/{ command-settings }` from everyone.
barred-member = **{ $name }** can no longer play with me on this server. Games they are in stay, but all they can do there is resign.
unbarred-member = **{ $name }** can play on this server again.
barred-all = { $count ->
    [one] One person is excluded here: { $members }
   *[other] { $count } people are excluded here: { $members }
}
    -# `/{ command-unbar }` undoes this.
barred-none = Nobody is excluded here.
