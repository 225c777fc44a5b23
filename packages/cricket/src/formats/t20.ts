import type { PlayingConditions } from './conditions.ts'

export const t20: PlayingConditions = {
  name: 'T20',
  ballsPerOver: 6,
  oversPerEnd: 1,
  oversPerInnings: 20,
  inningsPerSide: 1,
  daysScheduled: 1,
  playersPerSide: 11,
  wideValue: 1,
  noBallValue: 1,
  freeHit: true,
  maxOversPerBowler: 4,
  powerplays: [{ kind: 'mandatory', from: 0, to: 36 }],
  superOver: { balls: 6, wickets: 2, repeats: true },
  lastManStands: false,
  followOnMargin: null,
}
