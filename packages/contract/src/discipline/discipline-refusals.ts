export const CASE_NOT_FOUND = {
  status: 404,
  message: 'Report not found.',
} as const

/** It was charged, decided or dismissed otherwise meanwhile. */
export const CASE_ANSWERED = {
  status: 409,
  message: 'Somebody else has dealt with this meanwhile. Load the page again.',
} as const

/** In neither the line-up nor the squad of the side. */
export const NOT_A_PLAYER = {
  status: 409,
  message: 'Nobody of that name is in the line-up or the squad of that team.',
} as const

export const MATCH_NOT_BEGUN = {
  status: 409,
  message: 'Players are reported once the match has begun.',
} as const
