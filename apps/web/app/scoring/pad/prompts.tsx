import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import type { Due } from '@pavilion/cricket/laws/due.ts'
import { namedPlayersOf } from '@pavilion/cricket/laws/sides.ts'
import type { PlayerId, Team, TeamId } from '@pavilion/cricket/setup.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { use, useState } from 'react'
import { Link } from 'react-router'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { bowlersOf } from './bowlers.ts'
import { Prompt } from './choices.tsx'
import type { PadChoice } from './choices.tsx'
import { LimitsContext } from '../limits/use-limits.ts'
import { comingOf } from './next.ts'
import type { Next } from './next.ts'
import styles from './choices.module.css'

type PromptsProps = {
  readonly matchId: string
  readonly state: MatchState
  readonly next: Exclude<Next, { ask: 'ball' }>
  readonly record: (facts: readonly Fact[]) => void
  /** Adds somebody to a side who is not on its team sheet. */
  readonly join: (team: TeamId) => void
  /** Opens the choice of the player of the match. */
  readonly honour: () => void
}

/** What has to be said before the next ball can be scored. */
export function Prompts({ matchId, state, next, record, join, honour }: PromptsProps) {
  const { ask, due } = next
  const asked = { state, due, record, join }
  if (ask === 'toss') return <TossPrompt state={state} record={record} />
  if (ask === 'innings') return <InningsPrompt {...asked} />
  if (ask === 'batter') return <BatterPrompt {...asked} />
  if (ask === 'bowler') return <BowlerPrompt {...asked} />
  return <Finished matchId={matchId} state={state} honour={honour} />
}

type Asked = Pick<PromptsProps, 'state' | 'record'>
type AskedDue = Pick<PromptsProps, 'state' | 'record' | 'join'> & { readonly due: Due }

const teamsOf = ({ setup }: MatchState): PadChoice[] =>
  setup.teams.map(({ id, name }) => ({ id, label: name }))

const decisions = [
  { id: 'bat', label: 'To bat' },
  { id: 'field', label: 'To field' },
] as const

function TossPrompt({ state, record }: Asked) {
  const [winner, setWinner] = useState<TeamId | null>(null)
  if (winner === null) {
    return <Prompt title="Who won the toss?" choices={teamsOf(state)} onChoose={setWinner} />
  }
  const decide = (id: string) =>
    record([{ type: 'toss', winner, decision: id === 'bat' ? 'bat' : 'field' }])
  return <Prompt title="What did they choose?" choices={decisions} onChoose={decide} />
}

function InningsPrompt({ state, due, record, join }: AskedDue) {
  const [only, another] = due.sides
  const [side, setSide] = useState(another === undefined ? only : sideByToss(state))
  const team = state.setup.teams.find(({ id }) => id === side)
  if (team !== undefined) {
    return <Openers state={state} team={team} due={due} record={record} join={join} />
  }
  const choices = teamsOf(state).filter(({ id }) => due.sides.includes(id))
  return <Prompt title="Who bats?" choices={choices} onChoose={setSide} />
}

type OpenersProps = AskedDue & { readonly team: Team }

function Openers({ state, team, due, record, join }: OpenersProps) {
  const [striker, setStriker] = useState<PlayerId | null>(null)
  const players = namedPlayersOf(state, team).filter(({ id }) => id !== striker)
  const choices = players.map(({ id, name }) => ({ id, label: name }))
  const side = `${team.name}${due.superOver ? ', Super Over' : ''}`
  if (striker === null) {
    return (
      <Prompt
        title={`${side}: who faces?`}
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
  return <Prompt title={`${side}: the other opener?`} choices={choices} onChoose={start} />
}

/** Before the first innings the toss has said who bats. */
function sideByToss({ toss, innings, setup }: MatchState): TeamId | undefined {
  if (toss === null || innings.length > 0) return undefined
  if (toss.decision === 'bat') return toss.winner
  return setup.teams.find(({ id }) => id !== toss.winner)?.id
}

function BatterPrompt({ state, due, record, join }: AskedDue) {
  const { current } = state
  const choice = (id: PlayerId, note?: string) => ({ id, label: nameOf(state, id), note })
  const choices = [
    ...due.batters.map((id) => choice(id)),
    ...due.hurt.map((id) => choice(id, 'returns')),
    ...due.retiredOut.map((id) => choice(id, 'retired out; returns if the other captain consents')),
  ]
  return (
    <Prompt
      title="Who comes in?"
      choices={choices}
      onChoose={(player) => record([comingOf(player, due)])}
      onUnlisted={current === null ? undefined : () => join(current.team.id)}
    />
  )
}

function BowlerPrompt({ state, due, record, join }: AskedDue) {
  const limits = use(LimitsContext)
  const { current } = state
  if (current === null) return null
  const over = current.overs.length + 1
  return (
    <Prompt
      title={`Who bowls over ${over}?`}
      choices={bowlersOf(state, current, { allowed: due.bowlers, limits })}
      onChoose={(player) => record([{ type: 'bowler-came-on', player }])}
      onUnlisted={() => join(current.bowlingTeam.id)}
    />
  )
}

function Finished({ matchId, state, honour }: Pick<PromptsProps, 'matchId' | 'state' | 'honour'>) {
  const outcome = outcomeOf(state)
  const best = state.playerOfMatch?.players ?? []
  return (
    <section className={styles.prompt} aria-label="The match is over">
      <h2 className={styles.title}>
        {outcome === null ? 'Nothing more is due' : outcomeText(state, outcome)}
      </h2>
      {best.length > 0 && (
        <p className={styles.honoured}>
          Player of the match: {best.map((id) => nameOf(state, id)).join(', ')}
        </p>
      )}
      {outcome !== null && (
        <button type="button" className={styles.unlisted} onClick={honour}>
          {best.length === 0 ? 'Name the player of the match' : 'Name another player of the match'}
        </button>
      )}
      <Link
        className={buttonClasses({ size: 'large', wide: true })}
        to={`/match-central/matches/${matchId}`}
        discover="none"
      >
        To the scorecard
      </Link>
    </section>
  )
}
