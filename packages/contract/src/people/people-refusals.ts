export const PERSON_NOT_FOUND = {
  status: 404,
  message: 'That person does not exist, or was merged into another.',
} as const

export const PLAYER_NOT_FOUND = { status: 404, message: 'Player not found.' } as const

/** The message says what prevents it. */
export const CANNOT_MERGE = {
  status: 409,
  message: 'These records cannot be one person.',
} as const

export const CHANGE_NOT_FOUND = { status: 404, message: 'That change does not exist.' } as const

export const CHANGE_UNDONE = { status: 409, message: 'That was undone already.' } as const
