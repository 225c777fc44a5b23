import type { PlayingConditions } from './conditions.ts'

export const test: PlayingConditions = {
  name: 'Test',
  ballsPerOver: 6,
  oversPerEnd: 1,
  oversPerInnings: null,
  inningsPerSide: 2,
  daysScheduled: 5,
  playersPerSide: 11,
  wideValue: 1,
  noBallValue: 1,
  freeHit: false,
  maxOversPerBowler: null,
  powerplays: [],
  superOver: null,
  lastManStands: false,
  followOnMargin: 200,
}
