import type { PlayingConditions } from './conditions.ts'
import { oneDay } from './one-day.ts'

/** A limited-overs format: a bowler may bowl a fifth of the overs, and the powerplay is three tenths. */
export function limited(overs: number): PlayingConditions {
  const powerplay = Math.round(overs * 0.3) * oneDay.ballsPerOver
  return {
    ...oneDay,
    name: '',
    oversPerInnings: overs,
    maxOversPerBowler: Math.max(1, Math.ceil(overs / 5)),
    powerplays: powerplay === 0 ? [] : [{ kind: 'mandatory', from: 0, to: powerplay }],
  }
}
