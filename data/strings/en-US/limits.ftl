# Limits, and whom people and servers keep away.

refusal-limit-at-once = I am still answering { $count ->
    [one] something
   *[other] { $count } things
} that you have asked for. Please wait until one of them is done.
refusal-limit-rate = You have just asked for this { $count ->
    [one] once
   *[other] { $count } times
}. It works again { $when }.
refusal-limit-waiting = I am still working on { $count ->
    [one] something
   *[other] { $count } things
} like this for you. As soon as one of them is done, you can ask for the next.
refusal-limit-queue = So many people are waiting for this right now that I cannot take on more. Please try again in a minute.
refusal-limit-mentions-one = You have had **{ $name }** notified { $count ->
    [one] once
   *[other] { $count } times
} lately. You can do so again { $when }.
refusal-limit-mentions = You have had many people notified lately; { $count ->
    [one] one is
   *[other] { $count } are
} the most. You can do so again { $when }.
refusal-limit-invitations = You already have { $count ->
    [one] one open invitation
   *[other] { $count } open invitations
}. You can send the next once one of them is answered or withdrawn, or expires { $when }.
refusal-limit-invitations-channel = You already have { $count ->
    [one] one open invitation
   *[other] { $count } open invitations
} in this channel. You can send the next once one of them is answered or withdrawn, or expires { $when }.
refusal-limit-invitations-server = { $count ->
    [one] One invitation is
   *[other] { $count } invitations are
} open on this server, and I keep no more. You can invite as soon as one of them is answered.
refusal-limit-watched = The computer is already playing itself for you in { $count ->
    [one] one game
   *[other] { $count } games
}. The next can begin once one has ended; `/{ command-resign }` in its channel ends it at once.
refusal-limit-watched-server = The computer is already playing itself in { $count ->
    [one] one game
   *[other] { $count } games
} on this server. The next can begin as soon as one of them has ended.
refusal-limit-watched-all = The computer is already playing itself in { $count ->
    [one] one game
   *[other] { $count } games
} everywhere. The next can begin as soon as one of them has ended.
refusal-not-welcome = **{ $name }** does not want to be invited.
refusal-table-closed = Somebody at this table does not want to play with you. `/{ command-help }` tells you how to start your own.
refusal-barred = The moderators of this server have excluded you from playing here. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` and `/{ command-forget-me }` still work.
refusal-barred-other = The moderators of this server have excluded **{ $name }** from playing here.
refusal-elsewhere = That game is played in another channel. It can be looked at there.
refusal-block-whom = Name somebody else: neither yourself nor me.
refusal-not-blocked = You have not blocked **{ $name }**.
refusal-not-barred = **{ $name }** is not excluded here.
refusal-not-moderator = Only people who manage this server or moderate its members can do that. With `/{ command-block }` you keep somebody from inviting you.
refusal-bar-manager = **{ $name }** manages this server and cannot be excluded.

blocked-member = **{ $name }** can no longer challenge or invite you, nor join a table where you sit. I do not tell them. Games you are already playing go on.
unblocked-member = **{ $name }** can challenge and invite you again.
blocked-all = { $count ->
    [one] You have blocked one person: { $members }
   *[other] You have blocked { $count } people: { $members }
}
    -# `/{ command-unblock }` takes it back. `/{ command-preferences }` keeps everyone from inviting you.
blocked-none = You have blocked nobody. `/{ command-block }` keeps somebody from inviting you; `/{ command-preferences }`, everyone.
barred-member = **{ $name }** can no longer play with me on this server. Running games stay: **{ $name }** can only resign from them.
unbarred-member = **{ $name }** can play on this server again.
barred-all = { $count ->
    [one] One person is excluded here: { $members }
   *[other] { $count } people are excluded here: { $members }
}
    -# `/{ command-unbar }` takes it back.
barred-none = Nobody is excluded here.
