/** The organisation is not an academy. */
export const NOT_AN_ACADEMY = {
  status: 409,
  message: 'Programmes are for academies, and this organisation is not one.',
} as const

/** A branch, term or programme of this name is there. */
export const NAME_TAKEN = {
  status: 409,
  message: 'That name is taken here already.',
} as const

/** A branch, term, programme or coach that a batch names is not the academy's. */
export const PART_NOT_FOUND = {
  status: 404,
  message: 'That is not part of this academy.',
} as const

/** As many as an academy may have of a kind. */
export const ACADEMY_FULL = {
  status: 409,
  message: 'This academy has as many of these as it can hold.',
} as const

/** Batches, or students, depend on it. */
export const PART_IN_USE = {
  status: 409,
  message: 'Batches use this, so it cannot be removed.',
} as const

/** More have a place than that. */
export const CAPACITY_TOO_LOW = {
  status: 409,
  message: 'This batch already has more students than that.',
} as const

export const BATCH_NOT_FOUND = { status: 404, message: 'Batch not found.' } as const

/** It is over, or is closed to enrolment. */
export const BATCH_CLOSED = {
  status: 409,
  message: 'This batch is closed to enrolment.',
} as const

export const BATCH_FULL = {
  status: 409,
  message: 'No place is free in this batch.',
} as const

/** Too young or too old for the programme. */
export const NOT_OF_AGE = {
  status: 409,
  message: 'This programme is for another age.',
} as const

/** There is no such session, or it has begun. */
export const NOT_A_SESSION = {
  status: 409,
  message: 'There is no such session to try. Choose another.',
} as const

/** As many students as one account may enrol at an academy. */
export const STUDENTS_FULL = {
  status: 409,
  message: 'You have enrolled as many people here as one account can.',
} as const

export const STUDENT_NOT_FOUND = { status: 404, message: 'Student not found.' } as const

export const ENROLMENT_NOT_FOUND = { status: 404, message: 'Enrolment not found.' } as const

/** It has ended, or is not at this point. */
export const ENROLMENT_OVER = {
  status: 409,
  message: 'This enrolment has changed meanwhile. It is shown as it is now.',
} as const

export const SESSION_NOT_FOUND = { status: 404, message: 'There is no such session.' } as const

/** The link has ended, or was never made. */
export const CARD_NOT_FOUND = {
  status: 404,
  message: 'This link has ended. Ask the academy for another.',
} as const

/** A skill of another programme, or a level that the skill does not have. */
export const NOT_A_LEVEL = {
  status: 409,
  message: 'The skills of this programme have changed meanwhile. Load the page again.',
} as const

/** A card that says nothing yet. */
export const NOTHING_TO_SHARE = {
  status: 409,
  message: 'Assess the student first.',
} as const

/** Ended, or of another programme or batch, or no pack. */
export const TARIFF_NOT_FOUND = {
  status: 404,
  message: 'The academy no longer charges that.',
} as const

/** The whole term is charged already. */
export const TERM_CHARGED = {
  status: 409,
  message: 'The term is charged already. The academy can take that back in its fees.',
} as const

/** More than one session is left of the packs there are. */
export const PACK_LEFT = {
  status: 409,
  message: 'More than one session is left. Another pack can be bought once one is.',
} as const

export const PACK_NOT_FOUND = { status: 404, message: 'Pack not found.' } as const

export const LEAD_NOT_FOUND = { status: 404, message: 'It has been erased.' } as const

/** Used, replaced by another, or erased. */
export const LEAD_LINK_ENDED = {
  status: 404,
  message: 'This link has ended. You can enrol all the same.',
} as const
