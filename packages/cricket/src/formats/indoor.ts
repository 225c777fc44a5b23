import type { PlayingConditions } from './conditions.ts'
import { pairs } from './pairs.ts'

/**
 * Indoor cricket by the official rules (World Indoor Cricket Federation and Cricket Australia, rules 2, 11 to 13, 17
 * and 23): eight a side, sixteen overs, four pairs of four overs, everybody bowls two; a dismissal takes five
 * runs off, and who was out may face again; two for a wide or a no-ball, whatever is run besides. Overs have six
 * balls, as most leagues play; rules with eight are the same conditions with another `ballsPerOver`. Skins,
 * jackpots and misconduct are not among the conditions.
 */
export const indoor: PlayingConditions = {
  ...pairs,
  name: 'Indoor',
  maxOversPerBowler: 2,
  pairs: { overs: 4, start: 0, wicketCosts: 5, otherFaces: false },
}
