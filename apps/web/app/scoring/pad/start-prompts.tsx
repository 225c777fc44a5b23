import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Due } from '@pavilion/cricket/laws/due.ts'
import { namedPlayersOf } from '@pavilion/cricket/laws/sides.ts'
import type { PlayerId, Team, TeamId } from '@pavilion/cricket/setup.ts'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import { Prompt } from './choices.tsx'
import type { PadChoice } from './choices.tsx'

type Asked = {
  readonly state: MatchState
  readonly record: (facts: readonly Fact[]) => void
}

/** What is asked of a side. */
export type AskedDue = Asked & {
  readonly due: Due
  /** Adds somebody to a side who is not on its team sheet. */
  readonly join: (team: TeamId) => void
}

const teamsOf = ({ setup }: MatchState): PadChoice[] =>
  setup.teams.map(({ id, name }) => ({ id, label: name }))

const decisions = [
  { id: 'bat', label: t.choseToBat },
  { id: 'field', label: t.choseToField },
] as const

export function TossPrompt({ state, record }: Asked) {
  const [winner, setWinner] = useState<TeamId | null>(null)
  if (winner === null) {
    return <Prompt title={t.whoWonTheToss} choices={teamsOf(state)} onChoose={setWinner} />
  }
  const decide = (id: string) =>
    record([{ type: 'toss', winner, decision: id === 'bat' ? 'bat' : 'field' }])
  return <Prompt title={t.whatDidTheyChoose} choices={decisions} onChoose={decide} />
}

export function InningsPrompt({ state, due, record, join }: AskedDue) {
  const [only, another] = due.sides
  const [side, setSide] = useState(another === undefined ? only : sideByToss(state))
  const team = state.setup.teams.find(({ id }) => id === side)
  if (team !== undefined) {
    return <Openers state={state} team={team} due={due} record={record} join={join} />
  }
  const choices = teamsOf(state).filter(({ id }) => due.sides.includes(id))
  return <Prompt title={t.whoBats} choices={choices} onChoose={setSide} />
}

type OpenersProps = AskedDue & { readonly team: Team }

function Openers({ state, team, due, record, join }: OpenersProps) {
  const [striker, setStriker] = useState<PlayerId | null>(null)
  const players = namedPlayersOf(state, team).filter(({ id }) => id !== striker)
  const choices = players.map(({ id, name }) => ({ id, label: name }))
  const side = due.superOver ? t.inSuperOver({ text: team.name }) : team.name
  if (striker === null) {
    return (
      <Prompt
        title={t.whoFaces({ side })}
        choices={choices}
        onChoose={setStriker}
        onUnlisted={() => join(team.id)}
      />
    )
  }
  const start = (id: PlayerId) =>
    record([
      {
        type: 'innings-started',
        battingTeam: team.id,
        openers: [striker, id],
        ...(due.superOver && { superOver: true }),
      },
    ])
  return <Prompt title={t.theOtherOpener({ side })} choices={choices} onChoose={start} />
}

/** Before the first innings the toss has said who bats. */
function sideByToss({ toss, innings, setup }: MatchState): TeamId | undefined {
  if (toss === null || innings.length > 0) return undefined
  if (toss.decision === 'bat') return toss.winner
  return setup.teams.find(({ id }) => id !== toss.winner)?.id
}
