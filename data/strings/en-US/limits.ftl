# Limits, and whom people and servers keep away.

refusal-limit-at-once = I am still answering { $count ->
    [one] a request
   *[other] { $count } requests
} of yours. Please wait a moment.
refusal-limit-rate = You have already asked for this { $count ->
    [one] once
   *[other] { $count } times
}. It works again { $when }.
refusal-limit-waiting = I am still working on { $count ->
    [one] a request
   *[other] { $count } requests
} like this of yours. You can ask again once I have finished one.
refusal-limit-queue = So many people are waiting for this right now that I cannot take on more. Please try again in a minute.
refusal-limit-mentions-one = You have notified **{ $name }** { $count ->
    [one] once
   *[other] { $count } times
} lately. You can do so again { $when }.
refusal-limit-mentions = You have notified many people lately; the limit is { $count }. You can do so again { $when }.
refusal-limit-invitations = You already have { $count ->
    [one] one open invitation
   *[other] { $count } open invitations
}. You can send another once one is answered or withdrawn, or when one expires { $when }.
refusal-limit-invitations-channel = You already have { $count ->
    [one] one open invitation
   *[other] { $count } open invitations
} in this channel. You can send another once one is answered or withdrawn, or when one expires { $when }.
refusal-limit-invitations-server = { $count ->
    [one] One invitation is
   *[other] { $count } invitations are
} open on this server, and that is the limit. You can invite people as soon as one is answered.
refusal-limit-watched = The computer is already playing itself for you in { $count ->
    [one] one game
   *[other] { $count } games
}. Another can start once one ends; `/{ command-resign }` in its channel ends it at once.
refusal-limit-watched-server = The computer is already playing itself in { $count ->
    [one] one game
   *[other] { $count } games
} on this server. Another can start as soon as one ends.
refusal-limit-watched-all = The computer is already playing itself in { $count ->
    [one] one game
   *[other] { $count } games
}, counting all servers. Another can start as soon as one ends.
refusal-not-welcome = **{ $name }** does not want to be invited.
refusal-table-closed = Somebody at this table does not want to play with you. `/{ command-help }` tells you how to start your own.
refusal-barred = The moderators of this server have excluded you from playing here. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` and `/{ command-forget-me }` still work.
refusal-barred-other = The moderators of this server have excluded **{ $name }** from playing here.
refusal-elsewhere = That game is being played in another channel. You can look at it there.
refusal-block-whom = Name somebody else: neither yourself nor me.
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
    -# `/{ command-unblock }` undoes that. `/{ command-preferences }` keeps everyone from inviting you.
blocked-none = You have blocked nobody. `/{ command-block }` keeps somebody from inviting you; `/{ command-preferences }`, everyone.
barred-member = **{ $name }** can no longer play with me on this server. Games in progress go on, but all **{ $name }** can do there is resign.
unbarred-member = **{ $name }** can play on this server again.
barred-all = { $count ->
    [one] One person is excluded here: { $members }
   *[other] { $count } people are excluded here: { $members }
}
    -# `/{ command-unbar }` undoes that.
barred-none = Nobody is excluded here.
