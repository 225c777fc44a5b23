/** The caller has not said that they would play as a guest. */
export const GUEST_CONSENT_NEEDED = {
  status: 403,
  message: 'First say where you would play as a guest.',
} as const

/** A club or an academy knows that the caller is under 18. */
export const GUEST_UNDER_AGE = {
  status: 409,
  message: 'Guests are 18 or older.',
} as const

/** No club offers places in this match to people where the caller would play. */
export const GUEST_OFFER_NOT_FOUND = {
  status: 404,
  message: 'No guest places are offered in this match, or only to people in another city.',
} as const

/** The club has closed it, its time is over, or the match is. */
export const GUEST_OFFER_OVER = {
  status: 409,
  message: 'This offer is closed.',
} as const

export const GUEST_PLACES_FULL = {
  status: 409,
  message: 'Somebody else has taken the last place.',
} as const

/** Members are picked, not invited. */
export const GUEST_IS_MEMBER = {
  status: 409,
  message: 'You are already in this club. Say under My cricket whether you can play.',
} as const

/** The records of a club tell people apart by their names. */
export const GUEST_NAME_TAKEN = {
  status: 409,
  message:
    'This club already has a player with your name. Add an initial to yours in My Profile, so that scorecards can tell you apart.',
} as const

/** Nobody knows which people are near. */
export const CLUB_WITHOUT_CITY = {
  status: 409,
  message: 'First add the country and city of your club, so that people nearby can be told.',
} as const
