export const MATCH_NOT_FOUND = { status: 404, message: 'Match not found.' } as const

/** `data.seq` is the last seq of the log. */
export const LOG_MOVED = {
  status: 409,
  message: 'Someone else has scored since. Look at the latest score first.',
} as const

/** `data.holder` is the device that scores. */
export const NOT_THE_SCORER = {
  status: 409,
  message: 'Another device is scoring this match. Ask it to hand over, or take over.',
} as const

/** The log of a finished or imported match takes nothing but corrections. */
export const MATCH_SEALED = {
  status: 409,
  message: 'That match is finished. Only corrections can be made.',
} as const

/** `data` has the `index` of the fact, from 0, the `refusal` and its `law`; `errors` names the fact. */
export const FACT_REFUSED = { status: 422, message: 'The Laws do not allow that.' } as const

export const IDEMPOTENCY_KEY_REUSED = {
  status: 422,
  message: 'That key has been used for another match.',
} as const

/** Line-ups are named before the first fact. */
export const MATCH_BEGUN = {
  status: 409,
  message: 'Something of that match has been recorded. Change the line-ups on the pad.',
} as const

export const MATCH_STARTED = {
  status: 409,
  message: 'That match has started. Correct it on its scoring pad.',
} as const

export const MATCH_RECORDED = {
  status: 409,
  message:
    'Something of that match has been recorded. It can no longer be deleted or played as another format.',
} as const

export const OF_TOURNAMENT = {
  status: 409,
  message: 'That match belongs to a tournament. Change its fixture there.',
} as const

/** Invented scores would count for somebody else’s team, or in somebody’s career; `errors` says what was named. */
export const NOT_YOURS = {
  status: 403,
  message:
    'By id you enter teams and people that you made, or whose organisation’s matches you run. Give the name instead: that makes a record of your own.',
} as const

/** A match is signed once it has a result. */
export const MATCH_NOT_OVER = {
  status: 409,
  message: 'That match has no result yet. It is signed when it is over.',
} as const

export const SIGNATURES_FULL = {
  status: 409,
  message: 'That match has as many signatures as it can hold.',
} as const
