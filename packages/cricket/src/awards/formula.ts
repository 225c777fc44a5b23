/** What is counted for an award, by the discipline that it is of. A hundred is not a fifty as well. */
export const countsOf = {
  batter: ['runs', 'fours', 'sixes', 'fifties', 'hundreds'],
  bowler: ['wickets', 'maidens', 'dots', 'fiveWickets'],
  fielder: ['catches', 'stumpings', 'runOuts'],
} as const

export const disciplines = ['batter', 'bowler', 'fielder'] as const
type Discipline = (typeof disciplines)[number]
export type AwardCount = (typeof countsOf)[Discipline][number]

/** `player`: the player of the tournament, in all disciplines. */
export const awardKinds = ['player', ...disciplines] as const
export type AwardKind = (typeof awardKinds)[number]

/** What counts for an award. */
export const countsFor = (kind: AwardKind): readonly AwardCount[] =>
  kind === 'player' ? disciplines.flatMap((one) => [...countsOf[one]]) : countsOf[kind]

/** The points of one of each. */
export type AwardFormula = Readonly<Record<AwardCount, number>>
export type AwardCounts = Readonly<Record<AwardCount, number>>

export const usualFormula: AwardFormula = {
  runs: 1,
  fours: 1,
  sixes: 2,
  fifties: 10,
  hundreds: 25,
  wickets: 20,
  maidens: 10,
  dots: 1,
  fiveWickets: 25,
  catches: 10,
  stumpings: 10,
  runOuts: 10,
}

/** The points that these counts bring for an award. */
export const awardPoints = (kind: AwardKind, counts: AwardCounts, formula: AwardFormula): number =>
  countsFor(kind).reduce((sum, count) => sum + counts[count] * formula[count], 0)

export type AwardPart = {
  readonly count: AwardCount
  readonly times: number
  readonly each: number
  readonly points: number
}

/** What the points are made of; the parts add up to them, and none of them is nought. */
export const awardParts = (
  kind: AwardKind,
  counts: AwardCounts,
  formula: AwardFormula,
): AwardPart[] =>
  countsFor(kind)
    .map((count) => {
      const [times, each] = [counts[count], formula[count]]
      return { count, times, each, points: times * each }
    })
    .filter(({ points }) => points !== 0)
