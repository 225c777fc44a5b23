import type { PlayingConditions } from './conditions.ts'
import { t20 } from './t20.ts'

export const t10: PlayingConditions = {
  ...t20,
  name: 'T10',
  oversPerInnings: 10,
  maxOversPerBowler: 2,
  powerplays: [{ kind: 'mandatory', from: 0, to: 18 }],
}
