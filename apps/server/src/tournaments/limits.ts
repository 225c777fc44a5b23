import { DAY, HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  tournamentByAccount: { name: 'tournament-by-account', most: 30, seconds: DAY },
  invitationByAccount: { name: 'tournament-invitation-by-account', most: 100, seconds: HOUR },
  acceptanceByAccount: { name: 'tournament-acceptance-by-account', most: 30, seconds: HOUR },
  entryByAccount: { name: 'tournament-entry-by-account', most: 60, seconds: HOUR },
  entryFeeByAccount: { name: 'tournament-fee-by-account', most: 60, seconds: HOUR },
  simulationByAccount: { name: 'tournament-simulation-by-account', most: 60, seconds: HOUR },
  squadByAccount: { name: 'tournament-squad-by-account', most: 200, seconds: HOUR },
  pictureByAccount: { name: 'tournament-picture-by-account', most: 40, seconds: HOUR },
  searchByAccount: { name: 'fixture-search-by-account', most: 30, seconds: HOUR },
  wrongPinByAccount: { name: 'tournament-pin-by-account', most: 10, seconds: HOUR },
  /** A million PINs are then not tried out within half a year, by however many accounts. */
  wrongPinByTournament: { name: 'tournament-pin-by-tournament', most: 200, seconds: HOUR },
  /** What an account may still try while others use up the tries at a tournament. */
  wrongPinAmongOthers: { name: 'tournament-pin-by-account-and-tournament', most: 3, seconds: HOUR },
} as const satisfies Limits
