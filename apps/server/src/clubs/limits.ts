import { DAY, HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  teamByAccount: { name: 'club-team-by-account', most: 60, seconds: HOUR },
  playersByAccount: { name: 'club-players-by-account', most: 300, seconds: HOUR },
  claimOfferByAccount: { name: 'club-claim-offer-by-account', most: 200, seconds: HOUR },
  /** Anybody can have a club, and put anybody's address among its players. */
  claimOfferByGuest: { name: 'club-claim-offer-by-guest', most: 5, seconds: DAY },
  emailByPlayer: { name: 'club-email-by-player', most: 30, seconds: DAY },
  emailByClub: { name: 'club-email-by-club', most: 5000, seconds: DAY },
  claimByAccount: { name: 'club-claim-by-account', most: 30, seconds: HOUR },
  entryByAccount: { name: 'club-entry-by-account', most: 200, seconds: HOUR },
  askByAccount: { name: 'club-ask-by-account', most: 60, seconds: HOUR },
  askAboutEntry: { name: 'club-ask-about-entry', most: 3, seconds: DAY },
  publishByAccount: { name: 'club-publish-by-account', most: 120, seconds: HOUR },
  joinByAccount: { name: 'club-join-by-account', most: 20, seconds: DAY },
  /** Asking again after a refusal is a matter of days. */
  joinByAccountAndClub: { name: 'club-join-by-account-and-club', most: 5, seconds: 7 * DAY },
  messageByAccount: { name: 'club-message-by-account', most: 40, seconds: DAY },
  messageByClub: { name: 'club-message-by-club', most: 20, seconds: DAY },
  /** What a club writes is its own words: strangers get few of them. */
  messageByAddress: { name: 'club-message-by-address', most: 5, seconds: DAY },
  messageEmailByClub: { name: 'club-message-email-by-club', most: 500, seconds: DAY },
  remindOfMessage: { name: 'club-remind-of-message', most: 3, seconds: DAY },
  guestWishByAccount: { name: 'club-guest-wish-by-account', most: 60, seconds: DAY },
  guestOfferByAccount: { name: 'club-guest-offer-by-account', most: 40, seconds: DAY },
  guestOfferByClub: { name: 'club-guest-offer-by-club', most: 20, seconds: DAY },
  answerByAccount: { name: 'club-answer-by-account', most: 300, seconds: HOUR },
  answerByPlayer: { name: 'club-answer-by-player', most: 100, seconds: HOUR },
} as const satisfies Limits
