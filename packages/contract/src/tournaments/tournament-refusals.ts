export const TOURNAMENT_NOT_FOUND = {
  status: 404,
  message: 'Tournament not found.',
} as const

/** Somebody else has saved a newer revision, or changed the part that the call is about; the message says which. */
export const STALE_TOURNAMENT = {
  status: 409,
  message: 'Somebody else changed this tournament meanwhile. Load it again before you save.',
} as const

/**
 * `data.played` is the number of matches with a result, `errors` says what each changed rule affects. Sent again with
 * `confirmed`, the change is made.
 */
export const CHANGES_PLAYED = {
  status: 409,
  message: 'These rules are in force already. Look at what the change affects.',
} as const

/** As many tournaments as an account may run. */
export const TOO_MANY_TOURNAMENTS = {
  status: 409,
  message: 'You run as many tournaments as one account can.',
} as const

/** What is public stays, for those who play in it. */
export const TOURNAMENT_PUBLISHED = {
  status: 409,
  message: 'This tournament is public. Only a draft can be deleted.',
} as const

export const NEEDS_TWO_TEAMS = {
  status: 409,
  message: 'A group needs two teams or more.',
} as const

/** Its table and its matches have been made of it. */
export const GROUP_STAYS = {
  status: 409,
  message: 'The fixtures are public, so teams stay in their groups. Delete the fixtures first.',
} as const

export const ENTRY_NOT_FOUND = {
  status: 404,
  message: 'That team is not in this tournament.',
} as const

/** As many teams as a tournament can hold. */
export const TOURNAMENT_FULL = {
  status: 409,
  message: 'This tournament has as many teams as it can hold.',
} as const

export const ENTERED_TWICE = {
  status: 409,
  message: 'That team is in this tournament already.',
} as const

/** It has fixtures, which somebody else waits for. */
export const ENTRY_IN_USE = {
  status: 409,
  message: 'That team has fixtures. Withdraw it, or delete its fixtures first.',
} as const

/** There is no PIN: only the organiser adds teams. */
export const ENTRY_CLOSED = {
  status: 409,
  message: 'This tournament takes no entries at the moment. Ask the organiser.',
} as const

/** Open to all, it lets only so many teams wait, of each account and in all. */
export const ENTRIES_WAIT = {
  status: 409,
  message:
    'Too many teams are already waiting for the organiser’s answer. Try again once some have been answered.',
} as const

export const ENTRY_OVER = {
  status: 409,
  message: 'The deadline for entries has passed. Ask the organiser.',
} as const

/** Somebody was shown another fee, or none. */
export const ENTRY_FEE_CHANGED = {
  status: 409,
  message: 'The organiser has changed the entry fee. Look at it again before you enter.',
} as const

/** A fee is paid or waived while it is unpaid, and refunded while it is paid. */
export const ENTRY_FEE_STANDS = {
  status: 409,
  message: 'The fee’s current status does not allow that.',
} as const

/** Its money has to go back first. */
export const ENTRY_FEE_PAID = {
  status: 409,
  message: 'An entry fee has been paid, or is being paid just now. Refund it first.',
} as const

export const WRONG_PIN = {
  status: 403,
  message: 'That PIN is not valid. Ask the organiser for it.',
} as const

/** Used, expired or never made. */
export const TOURNAMENT_INVITATION_OVER = {
  status: 409,
  message: 'This invitation is no longer valid. Ask for a new one.',
} as const

/** One search for fixtures at a time. */
export const ALREADY_SEARCHING = {
  status: 409,
  message: 'A search for fixtures is already running. Wait for it, or cancel it.',
} as const

/** Fixtures have changed since it was made, or it has been cancelled. */
export const REPAIR_OUT_OF_DATE = {
  status: 409,
  message: 'The fixtures have changed since. Look for the fewest moves again.',
} as const

/** Since the preview. */
export const FIXTURES_CHANGED = {
  status: 409,
  message: 'The fixtures have changed since the preview. Look at what the file does again.',
} as const

/** Rounds of a Swiss league follow one another. */
export const ROUND_NOT_OVER = {
  status: 409,
  message: 'Rounds are drawn one after the other, when all matches of the round before are over.',
} as const

/** Every other pairing would be a rematch or a second bye. */
export const NO_ROUND_LEFT = {
  status: 409,
  message: 'No round is left in which nobody meets again and nobody has a second bye.',
} as const

/** Its fixtures were not drawn as rounds. */
export const LEAGUE_HAS_FIXTURES = {
  status: 409,
  message: 'This league has fixtures already. Delete them before you draw rounds.',
} as const

/** Its fixtures are drawn as rounds. */
export const SWISS_LEAGUE = {
  status: 409,
  message: 'This league is drawn round by round. Take its rounds back first.',
} as const

export const FIXTURE_NOT_FOUND = {
  status: 404,
  message: 'That fixture is not of this tournament.',
} as const

/** What has been played is not moved. */
export const MATCH_HAS_BEGUN = {
  status: 409,
  message: 'That match has begun. Fixtures that have been played stay as they are.',
} as const

/** The places of a knock-out are filled as the rounds before it end. */
export const FIXTURE_WITHOUT_TEAMS = {
  status: 409,
  message: 'The teams of that fixture are not known yet.',
} as const

/** The fixture is a draft, or its teams are not known. */
export const NO_MATCH_YET = {
  status: 409,
  message: 'That fixture has no match yet. Publish the fixtures first.',
} as const

/** The home side has told no result that could be answered. */
export const NO_REPORT_YET = {
  status: 409,
  message: 'The home side has not entered a result yet.',
} as const

/** Only the organiser changes it now. */
export const RESULT_STANDS = {
  status: 409,
  message: 'That match has a result. Ask the organiser if it is wrong.',
} as const

/** Only the organiser changes squads now. */
export const SQUAD_CLOSED = {
  status: 409,
  message: 'The deadline for squads has passed. Ask the organiser.',
} as const

/** The problems say which rules, and which lines of the text. */
export const SQUAD_BREAKS_RULE = {
  status: 409,
  message: 'The rules of the tournament do not allow that squad.',
} as const

/** Names tell the players of a tournament apart. */
export const PLAYER_IN_TWO_SQUADS = {
  status: 409,
  message: 'That player is in another squad of this tournament.',
} as const

export const SQUAD_PLAYER_NOT_FOUND = {
  status: 404,
  message: 'That player is not in this squad.',
} as const

/** The message says who was faster, or that the matches are not as they were previewed. */
export const RAIN_DESK_CHANGED = {
  status: 409,
  message: 'The matches have changed since your preview. Look at them again.',
} as const

/** The message says which of the organiser's own grounds, and what takes its time. */
export const GROUND_TAKEN = {
  status: 409,
  message: 'A ground is not free for one of the fixtures.',
} as const

export const BRAND_CHANGED = {
  status: 409,
  message: 'Somebody else has changed the sponsors since. Look at them again.',
} as const

/** A lot is drawn among all teams that share a place, and nobody else. */
export const TEAMS_NOT_LEVEL = {
  status: 409,
  message: 'These teams are not level. Name all teams that share a place, and no others.',
} as const
