import type { Fixture } from '@pavilion/contract/tournaments/fixture-fields.ts'
import * as t from '#texts/tournaments.ts'

type Source =
  | { readonly group: string | null; readonly place: number }
  | { readonly best: number; readonly place: number }
  | { readonly seed: number; readonly team: string }
  | { readonly winnerOf: string; readonly ifAwayWon?: true | undefined }
  | { readonly loserOf: string; readonly ifAwayWon?: true | undefined }
type Side = {
  readonly team: { readonly name: string } | null
  readonly from: Source | null
}
type Staged = Pick<Fixture, 'id' | 'stage' | 'round' | 'number' | 'group'>

const stages: Readonly<Record<Staged['stage'], string>> = {
  league: '',
  'super stage': t.superStage,
  'round of 32': t.roundOf32,
  'round of 16': t.roundOf16,
  'quarter-final': t.quarterFinal,
  'qualifier 1': t.qualifierOne,
  eliminator: t.eliminator,
  'qualifier 2': t.qualifierTwo,
  'winners bracket': t.winnersBracket,
  'losers bracket': t.losersBracket,
  'semi-final': t.semiFinal,
  'third place': t.thirdPlace,
  final: t.final,
  'grand final': t.grandFinal,
  'deciding final': t.decidingFinal,
}

/** "Group A", "Semi-final", "Round 3", "Losers' bracket, round 2"; empty for a fixture of the only group. */
export function stageText({
  stage,
  round,
  group,
}: Pick<Staged, 'stage' | 'round' | 'group'>): string {
  if (stage === 'league' && group !== null) return t.groupName({ name: group })
  if (stage === 'league') return round === null ? '' : t.roundOf({ round })
  const said = stages[stage]
  return round === null ? said : t.bracketRound({ bracket: said, round })
}

/** "Semi-final 2": where there are several of a round, which one. */
export function roundText(fixture: Staged, fixtures: readonly Staged[]): string {
  const round = fixtures.filter(
    ({ stage, round: number }) => stage === fixture.stage && number === fixture.round,
  )
  const said = stageText(fixture)
  if (round.length < 2) return said
  const number = round.findIndex(({ id }) => id === fixture.id) + 1
  return fixture.round === null
    ? t.roundNumber({ round: said, number })
    : t.matchOfRound({ round: said, number })
}

/** The team or, until it is known, where it comes from: "1st of group A", "Winner of semi-final 1". */
export function sideText({ team, from }: Side, fixtures: readonly Staged[]): string {
  if (team !== null) return team.name
  if (from === null) return t.notKnownYet
  if ('seed' in from) return t.seedNumber({ seed: from.seed })
  return 'place' in from ? placeText(from) : resultText(from, fixtures)
}

function placeText(from: Extract<Source, { place: number }>): string {
  const { place } = from
  if ('best' in from) return t.bestAtPlace({ best: from.best, place })
  return from.group === null
    ? t.placeInTable({ place })
    : t.placeInGroup({ place, name: from.group })
}

function resultText(
  from: Extract<Source, { ifAwayWon?: unknown }>,
  fixtures: readonly Staged[],
): string {
  const isWinner = 'winnerOf' in from
  const id = isWinner ? from.winnerOf : from.loserOf
  const fixture = fixtures.find((one) => one.id === id)
  if (fixture === undefined) return t.notKnownYet
  const round = roundText(fixture, fixtures)
  const side = isWinner ? t.winnerOf({ round }) : t.loserOf({ round })
  return from.ifAwayWon === true ? t.ifNeeded({ side }) : side
}
