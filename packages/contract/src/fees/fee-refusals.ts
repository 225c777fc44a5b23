export const PRODUCT_NOT_FOUND = {
  status: 404,
  message: 'The club no longer charges that fee.',
} as const

export const PRODUCT_NAME_TAKEN = {
  status: 409,
  message: 'The club has a fee of this name already.',
} as const

/** Amounts have been entered in the currency of the book. */
export const CURRENCY_FIXED = {
  status: 409,
  message: 'The currency cannot change any more: fees have been named in it.',
} as const

/** Not published, called off, or not a match. */
export const SHEET_NOT_PUBLISHED = {
  status: 409,
  message: 'Publish the team sheet first. Then those on it can be charged.',
} as const

export const ENTRY_UNKNOWN = {
  status: 404,
  message: 'That is not on this account.',
} as const

/** Somebody else has paid, or the club has changed something. */
export const FEES_CHANGED = {
  status: 409,
  message: 'The amount has changed meanwhile. It is shown as it is now.',
} as const

/** Another guardian, or the same person elsewhere, is at the payment page just now. */
export const BEING_PAID = {
  status: 409,
  message: 'This is being paid just now. Look again later.',
} as const

export const NOTHING_TO_PAY = {
  status: 409,
  message: 'Nothing is left to pay.',
} as const

/** Refunding the card payment was refused. */
export const NOT_REFUNDABLE = {
  status: 409,
  message: 'This payment has been refunded already.',
} as const

export const NOT_AN_ASSOCIATION = {
  status: 409,
  message: 'Only an association can charge for affiliation.',
} as const
