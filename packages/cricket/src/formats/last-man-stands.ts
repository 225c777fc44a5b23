import type { PlayingConditions } from './conditions.ts'
import { t20 } from './t20.ts'

/** Eight a side, twenty overs; the last batter continues alone. */
export const lastManStands: PlayingConditions = {
  ...t20,
  name: 'Last man stands',
  playersPerSide: 8,
  powerplays: [],
  lastManStands: true,
}
