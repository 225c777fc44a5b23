export const TEAM_NOT_FOUND = { status: 404, message: 'Team not found.' } as const

export const PLAYER_NOT_FOUND = {
  status: 404,
  message: 'That player is not in this club.',
} as const

/** Another team of the club has this name and plays the same game. */
export const TEAM_NAME_TAKEN = {
  status: 409,
  message: 'The club has a team of this name already.',
} as const

/** Names tell the players of a club apart. */
export const PLAYER_NAME_TAKEN = {
  status: 409,
  message: 'The club has a player of this name already. Add an initial or "jr" to tell them apart.',
} as const

/** Nobody else looks after the player; the caller has not said that they know. */
export const LAST_GUARDIAN = {
  status: 409,
  message:
    'Nobody else looks after this child. Without a guardian the name and picture are hidden, and the club answers for the child.',
} as const

export const SHIRT_TAKEN = {
  status: 409,
  message: 'Another player of the squad has this number.',
} as const

/** As many players, or teams, as a club may have. */
export const CLUB_FULL = {
  status: 409,
  message: 'This club has as many teams or players as it can hold.',
} as const

export const TOO_MANY_LINES = {
  status: 422,
  message: 'That is too much at once. Paste 2,000 lines at most.',
} as const

/** Used, expired or never made. */
export const CLAIM_OVER = {
  status: 409,
  message: 'This link is no longer valid. Ask your club for a new one.',
} as const

/** The account is another player of this club already. */
export const ALREADY_A_PLAYER = {
  status: 409,
  message: 'Your account is another player of this club already.',
} as const

export const ENTRY_NOT_FOUND = {
  status: 404,
  message: 'That is not in the calendar.',
} as const

/** Somebody else has saved a newer revision. */
export const STALE_ENTRY = {
  status: 409,
  message: 'Somebody else changed this meanwhile. Load it again before you save.',
} as const

/** It has begun, or was called off. */
export const ENTRY_OVER = {
  status: 409,
  message: 'It has begun or was cancelled.',
} as const

/** As many entries to come as a club may have. */
export const CALENDAR_FULL = {
  status: 409,
  message: 'This calendar is full: it holds no more upcoming entries.',
} as const

export const LINK_NOT_VALID = {
  status: 409,
  message: 'This link is not valid. Ask your club for a new one.',
} as const

/** Somebody else has moved the player since the caller saw it. */
export const PICKED_MEANWHILE = {
  status: 409,
  message: 'Somebody else changed this selection meanwhile. It is shown as it is now.',
} as const

/** Players of the eleven would be in two matches on one day. */
export const PLAYS_ELSEWHERE = {
  status: 409,
  message: 'Players of this eleven play another match on that day. Change the selection first.',
} as const

/** The club does not pick players who owe it money. */
export const OWES_FEES = {
  status: 409,
  message: 'That player owes the club money, and your club does not pick players who do.',
} as const

export const CANNOT_STAND_IN = {
  status: 409,
  message: 'Your club cannot give you this place now. Ask whoever picks the team.',
} as const

export const SHEET_EMPTY = {
  status: 409,
  message: 'Nobody is picked yet.',
} as const

export const SHEET_NOT_FOUND = {
  status: 404,
  message: 'There is no team sheet here, or only members of the club see it.',
} as const

/** Somebody else has taken the job. */
export const DUTY_TAKEN = {
  status: 409,
  message: 'Somebody else has taken that already.',
} as const

export const MESSAGE_NOT_FOUND = {
  status: 404,
  message: 'There is no such message.',
} as const

/** The team has no squad, or nobody has the role. */
export const NOBODY_THERE = {
  status: 409,
  message: 'There is nobody to write to: the squad is empty, or nobody has that role.',
} as const

/** Decided, withdrawn or never made. */
export const JOIN_REQUEST_OVER = {
  status: 409,
  message: 'This request is no longer open.',
} as const

/** Not a club or academy, or nobody runs it here. */
export const NOBODY_TO_ASK = {
  status: 409,
  message: 'Nobody runs this club here yet, so there is no one to answer a request to join.',
} as const

/** More overseas or star players than an association lets a side have; the message says which. */
export const SIDE_OVER_LIMIT = {
  status: 409,
  message: 'An association lets this side have fewer such players.',
} as const
