import type { PlayingConditions } from './conditions.ts'
import { t20 } from './t20.ts'

/**
 * Juniors’ pairs as most leagues play them (Kwik cricket, the Barrington rules): eight a side in four pairs of four
 * overs, a start of 200, five off for a wicket and the other batter faces, two for a wide or a no-ball, which
 * are bowled again in the last over only. Both sides bat all their overs, and a tie stands.
 */
export const pairs: PlayingConditions = {
  ...t20,
  name: 'Pairs',
  oversPerInnings: 16,
  playersPerSide: 8,
  wideValue: 2,
  noBallValue: 2,
  freeHit: false,
  rebowled: 'last over',
  maxOversPerBowler: 3,
  powerplays: [],
  superOver: null,
  pairs: { overs: 4, start: 200, wicketCosts: 5, otherFaces: true },
}
