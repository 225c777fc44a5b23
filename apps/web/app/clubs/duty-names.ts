import * as t from '#texts/clubs.ts'

/** What the small jobs of a match are called. */
export const dutyNames = {
  scorer: t.dutyScorer,
  umpire: t.dutyUmpire,
  teas: t.dutyTeas,
  lifts: t.dutyLifts,
  ground: t.dutyGround,
} as const
