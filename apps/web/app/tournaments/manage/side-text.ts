import * as t from '#texts/tournaments.ts'

type Source =
  | { readonly group: string | null; readonly place: number }
  | { readonly winnerOf: string }
  | { readonly loserOf: string }
type Side = {
  readonly team: { readonly name: string } | null
  readonly from: Source | null
}
type Staged = {
  readonly id: string
  readonly stage: 'league' | 'quarter-final' | 'semi-final' | 'third place' | 'final'
  readonly group: string | null
  readonly number: number
}

const stages: Readonly<Record<Staged['stage'], string>> = {
  league: '',
  'quarter-final': t.quarterFinal,
  'semi-final': t.semiFinal,
  'third place': t.thirdPlace,
  final: t.final,
}

/** "Group A", "Semi-final 2", "Final"; empty for a fixture of the only group. */
export const stageText = ({ stage, group }: Pick<Staged, 'stage' | 'group'>): string =>
  stage === 'league' && group !== null ? t.groupName({ name: group }) : stages[stage]

/** "Semi-final 2": where there are several of a round, which one. */
export function roundText(fixture: Staged, fixtures: readonly Staged[]): string {
  const round = fixtures.filter(({ stage }) => stage === fixture.stage)
  const said = stageText(fixture)
  if (round.length < 2) return said
  return t.roundNumber({ round: said, number: round.findIndex(({ id }) => id === fixture.id) + 1 })
}

/** The team or, until it is known, where it comes from: "1st of group A", "Winner of semi-final 1". */
export function sideText({ team, from }: Side, fixtures: readonly Staged[]): string {
  if (team !== null) return team.name
  if (from === null) return t.notKnownYet
  if ('place' in from) {
    return from.group === null
      ? t.placeInTable({ place: from.place })
      : t.placeInGroup({ place: from.place, name: from.group })
  }
  const isWinner = 'winnerOf' in from
  const id = isWinner ? from.winnerOf : from.loserOf
  const fixture = fixtures.find((one) => one.id === id)
  if (fixture === undefined) return t.notKnownYet
  const round = roundText(fixture, fixtures)
  return isWinner ? t.winnerOf({ round }) : t.loserOf({ round })
}
