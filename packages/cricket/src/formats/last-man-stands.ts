import type { PlayingConditions } from './conditions.ts'
import { t20 } from './t20.ts'

/**
 * Last Man Stands, by the rules of play on lastmanstands.com: eight a side, twenty overs of five balls; batters
 * retire at 50 and may come back; the eighth batter goes on alone, in twos. Two may be out on one ball (the
 * double play), as on any. The home run (12 off the last ball) and the steal are not among the conditions.
 */
export const lastManStands: PlayingConditions = {
  ...t20,
  name: 'Last man stands',
  ballsPerOver: 5,
  playersPerSide: 8,
  powerplays: [],
  superOver: { balls: 5, wickets: 2, repeats: true },
  lastManStands: true,
  aloneInTwos: true,
  retireAt: 50,
}
