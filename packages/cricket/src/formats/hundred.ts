import type { PlayingConditions } from './conditions.ts'
import { t20 } from './t20.ts'

/** The Hundred: twenty sets of five balls, ends change after ten, a no-ball costs two. */
export const hundred: PlayingConditions = {
  ...t20,
  name: 'The Hundred',
  ballsPerOver: 5,
  oversPerEnd: 2,
  oversPerInnings: 20,
  noBallValue: 2,
  maxOversPerBowler: 4,
  powerplays: [{ kind: 'mandatory', from: 0, to: 25 }],
  superOver: { balls: 5, wickets: 2, repeats: true },
}
