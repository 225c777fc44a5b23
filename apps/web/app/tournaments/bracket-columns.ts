import type { Fixture } from '@pavilion/contract/tournaments/fixture-fields.ts'

type Stage = Fixture['stage']

/** In which column the matches of a stage stand; numbered rounds come before all of them. */
const columns: Readonly<Record<Stage, number>> = {
  league: 0,
  'super stage': 0,
  'winners bracket': 0,
  'losers bracket': 0,
  'round of 32': 0.5,
  'round of 16': 1,
  'quarter-final': 2,
  'qualifier 1': 3,
  eliminator: 3,
  'qualifier 2': 4,
  'semi-final': 5,
  final: 6,
  'third place': 6,
  'grand final': 6,
  'deciding final': 6,
}

const finals: Readonly<Partial<Record<Stage, true>>> = {
  final: true,
  'grand final': true,
  'deciding final': true,
}

export const isFinal = (stage: Stage): boolean => finals[stage] === true

/** From the left; in a column finals stand first. */
const orderOf = ({ stage, round }: Fixture): number => columns[stage] + (round ?? 0) / MOST_ROUNDS

/** More than there are of the losers' bracket. */
const MOST_ROUNDS = 100

/** The rounds of a bracket, or those of both brackets of a double elimination. */
export function columnsOf(fixtures: readonly Fixture[]): Fixture[][] {
  const orders = [...new Set(fixtures.map(orderOf))].toSorted((one, other) => one - other)
  return orders.map((order) =>
    fixtures
      .filter((fixture) => orderOf(fixture) === order)
      .toSorted((one, other) => Number(isFinal(other.stage)) - Number(isFinal(one.stage))),
  )
}

/** Who won the last final that was needed; null until somebody has. */
export function championsOf(fixtures: readonly Fixture[]) {
  const all = fixtures.filter(({ stage }) => isFinal(stage))
  const won = all.filter(({ match }) => match !== null && match.winnerId !== null)
  const last = won.at(-1)
  if (last === undefined || isPlayedAgain(last, all)) return null
  return winnerOf(last)
}

const winnerOf = ({ match, home, away }: Fixture) =>
  [home.team, away.team].find((team) => team?.id === match?.winnerId) ?? null

/** A grand final that its favourite has lost, where that has to be confirmed. */
const isPlayedAgain = (final: Fixture, all: readonly Fixture[]): boolean =>
  all.at(-1) !== final && winnerOf(final)?.id === final.away.team?.id
