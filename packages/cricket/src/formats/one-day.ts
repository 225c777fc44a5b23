import type { PlayingConditions } from './conditions.ts'
import { t20 } from './t20.ts'

export const oneDay: PlayingConditions = {
  ...t20,
  name: 'One-day',
  oversPerInnings: 50,
  maxOversPerBowler: 10,
  powerplays: [
    { kind: 'mandatory', from: 0, to: 60 },
    { kind: 'mandatory', from: 60, to: 240 },
    { kind: 'mandatory', from: 240, to: 300 },
  ],
}
