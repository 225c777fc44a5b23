export const OFFICIAL_NOT_FOUND = {
  status: 404,
  message: 'That official is not on the panel.',
} as const

export const APPOINTMENT_NOT_FOUND = {
  status: 404,
  message: 'Appointment not found.',
} as const

/** The panel has somebody with this address already. */
export const OFFICIAL_TWICE = {
  status: 409,
  message: 'Somebody with that email address is on the panel already.',
} as const

/** Two matches at once. */
export const APPOINTED_ELSEWHERE = {
  status: 409,
  message: 'That official is appointed to another match at that time.',
} as const

/** The problems say who cannot, and why. */
export const CANNOT_BE_APPOINTED = {
  status: 409,
  message: 'That official cannot be appointed to that match.',
} as const

/** It has no time, or is being played. */
export const MATCH_NOT_OPEN = {
  status: 409,
  message: 'Officials are appointed to matches that are public, have a time and have not begun.',
} as const

/** Used, expired or replaced by another email. */
export const APPOINTMENT_LINK_OVER = {
  status: 409,
  message: 'This link is no longer valid. Ask the organiser to ask you again.',
} as const

/** Answered otherwise, or released. */
export const APPOINTMENT_ANSWERED = {
  status: 409,
  message: 'This appointment has been answered. Ask the organiser if something has changed.',
} as const

/** The official has an account already, or the account is another official’s. */
export const OFFICIAL_CLAIMED = {
  status: 409,
  message: 'These appointments belong to another account.',
} as const

/** Nothing is owed for it, or it is paid. */
export const NOTHING_OWED = {
  status: 409,
  message: 'Nothing is owed for that appointment.',
} as const
