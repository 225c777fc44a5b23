import type { Contribution } from '../standings/contribution.ts'
import { inOrder } from '../standings/order.ts'
import type { PointsRules } from '../standings/points-rules.ts'
import { talliesOf } from '../standings/tally.ts'
import type { TableInput, Tally } from '../standings/tally.ts'
import { type InventedFormat, inventedMatch } from './invented-match.ts'
import { type Random, randomFrom, spread } from './random.ts'

/** Seasons of one group that are invented to see what its rules do. */
export type Simulation = {
  readonly rules: PointsRules
  /** Rules to compare with, by which the same matches are counted; null for none. */
  readonly against: PointsRules | null
  readonly teams: number
  readonly legs: number
  /** How many go through; 0 where nobody does. */
  readonly places: number
  readonly format: InventedFormat
  readonly seasons: number
  /** The same seed invents the same seasons. */
  readonly seed: string
}

/** Seasons in which the step of the order at this index decided; -1 for those that nothing decided. */
export type DecidedBy = { readonly step: number; readonly seasons: number }

export type SimulatedRules = {
  /** What told the first from the second. */
  readonly first: readonly DecidedBy[]
  /** What told the last who goes through from the next; empty where nobody does. */
  readonly through: readonly DecidedBy[]
  /** Points of the last who goes through: in a tenth of the seasons fewer, in half, in nine tenths. */
  readonly needed: readonly [low: number, middle: number, high: number] | null
}

export type Simulated = SimulatedRules & {
  readonly against:
    | (SimulatedRules & {
        /** Seasons in which somebody else is first, or others go through. */
        readonly otherFirst: number
        readonly otherThrough: number
      })
    | null
}

/** Runs an over between the best sides and the others. */
const EDGE = 0.45

/** Invents seasons and tells what the rules did in them. The same input has the same answer. */
export function simulateSeasons(asked: Simulation): Simulated {
  const random = randomFrom(asked.seed)
  const seasons = Array.from({ length: asked.seasons }, () => {
    const contributions = inventedSeason(asked, random)
    const season = { contributions, lots: [shuffled(teamNames(asked.teams), random)] }
    return {
      own: tableFor(asked.rules, season, asked),
      other: asked.against === null ? null : tableFor(asked.against, season, asked),
    }
  })
  const others = seasons.flatMap(({ other }) => other ?? [])
  const differs = (of: (table: Counted) => string) =>
    seasons.filter(({ own, other }) => other !== null && of(own) !== of(other)).length
  return {
    ...summed(seasons.map(({ own }) => own)),
    against:
      asked.against === null
        ? null
        : {
            ...summed(others),
            otherFirst: differs(({ leader }) => leader),
            otherThrough: differs(({ going }) => going),
          },
  }
}

const teamNames = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}`)

/** Everybody draws a lot before the season, for rules that ask for one. */
const shuffled = (names: readonly string[], random: Random): string[] =>
  names
    .map((name) => ({ name, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ name }) => name)

function inventedSeason({ teams, legs, format }: Simulation, random: Random): Contribution[] {
  const sides = teamNames(teams).map((team) => ({ team, edge: spread(random) * EDGE }))
  return sides.flatMap((one, at) =>
    sides
      .slice(at + 1)
      .flatMap((other) =>
        Array.from({ length: legs }, () => inventedMatch([one, other], format, random)),
      ),
  )
}

type Season = Pick<TableInput, 'contributions' | 'lots'>

/** What a season's table says of its places. */
type Counted = {
  readonly leader: string
  readonly going: string
  readonly first: number
  readonly through: number | null
  readonly needed: number | null
}

function tableFor(rules: PointsRules, season: Season, { teams, places }: Simulation): Counted {
  const seeding = teamNames(teams)
  const input = { ...season, ...lotsFor(rules, season), teams: seeding, seeding, rules }
  const tallies = talliesOf(input)
  const rows = inOrder(tallies, input).flat()
  const isCut = places > 0 && places < teams
  const going = rows.slice(0, places).map(({ team }) => team)
  return {
    leader: rows[0]?.team ?? '',
    going: going.toSorted().join(' '),
    first: decidingStep(tallies, input, 1),
    through: isCut ? decidingStep(tallies, input, places) : null,
    needed: isCut ? (rows[places - 1]?.points ?? null) : null,
  }
}

/** A lot is drawn where a step asks for it. */
const lotsFor = ({ order }: PointsRules, { lots = [] }: Season) => ({
  lots: order.includes('lot') ? lots : [],
})

/** The step of the order after which it is known who is among the first so many; -1 when none tells. */
function decidingStep(tallies: readonly Tally[], input: TableInput, count: number): number {
  const { rules } = input
  return rules.order.findIndex((_, at) => {
    const order = rules.order.slice(0, at + 1)
    let placed = 0
    const upTo = { ...rules, order }
    for (const level of inOrder(tallies, { ...input, ...lotsFor(upTo, input), rules: upTo })) {
      placed += level.length
      if (placed >= count) return placed === count
    }
    return false
  })
}

function summed(tables: readonly Counted[]): SimulatedRules {
  const points = tables.flatMap(({ needed }) => needed ?? []).toSorted((one, other) => one - other)
  const at = (share: number) => points[Math.floor((points.length - 1) * share)] ?? 0
  return {
    first: countedBy(tables.map(({ first }) => first)),
    through: countedBy(tables.flatMap(({ through }) => through ?? [])),
    needed: points.length === 0 ? null : [at(0.1), at(0.5), at(0.9)],
  }
}

/** The steps in their order, and last what nothing decided. */
function countedBy(steps: readonly number[]): DecidedBy[] {
  const counts = new Map<number, number>()
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1)
  const place = (step: number) => (step < 0 ? Number.POSITIVE_INFINITY : step)
  return [...counts]
    .map(([step, seasons]) => ({ step, seasons }))
    .toSorted((one, other) => place(one.step) - place(other.step))
}
