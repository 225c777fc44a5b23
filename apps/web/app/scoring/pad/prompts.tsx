import type { Fact } from '@pavilion/cricket/facts.ts'
import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import type { Due } from '@pavilion/cricket/laws/due.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { namedPlayersOf, playersOf } from '@pavilion/cricket/laws/sides.ts'
import type { PlayerId, Team, TeamId } from '@pavilion/cricket/setup.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { use, useState } from 'react'
import { Link } from 'react-router'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Prompt } from './choices.tsx'
import type { PadChoice } from './choices.tsx'
import { limitedBy } from '../limits/over-limits.ts'
import type { MatchLimits } from '../limits/limit-store.ts'
import { LimitsContext } from '../limits/use-limits.ts'
import type { Next } from './next.ts'
import styles from './choices.module.css'

type PromptsProps = {
  readonly matchId: string
  readonly state: MatchState
  readonly next: Exclude<Next, { ask: 'ball' }>
  readonly record: (facts: readonly Fact[]) => void
  /** Adds somebody to a side who is not on its team sheet. */
  readonly join: (team: TeamId) => void
}

/** What has to be said before the next ball can be scored. */
export function Prompts({ matchId, state, next, record, join }: PromptsProps) {
  const { ask, due } = next
  const asked = { state, due, record, join }
  if (ask === 'toss') return <TossPrompt state={state} record={record} />
  if (ask === 'innings') return <InningsPrompt {...asked} />
  if (ask === 'batter') return <BatterPrompt {...asked} />
  if (ask === 'bowler') return <BowlerPrompt {...asked} />
  return <Finished matchId={matchId} state={state} />
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
  ]
  const comeIn = (player: PlayerId) =>
    record([{ type: due.hurt.includes(player) ? 'batter-returned' : 'batter-came-in', player }])
  return (
    <Prompt
      title="Who comes in?"
      choices={choices}
      onChoose={comeIn}
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

type Bowlers = { readonly allowed: readonly PlayerId[]; readonly limits: MatchLimits | null }

/** Who bowled from this end comes first, then the others who have bowled; those who may not are last. */
export function bowlersOf(
  state: MatchState,
  innings: Innings,
  { allowed, limits }: Bowlers,
): PadChoice[] {
  const lately = innings.overs.map(({ bowler }) => bowler.id).toReversed()
  const rank = (id: PlayerId) => (lately.includes(id) ? lately.indexOf(id) : lately.length)
  const byRank = (a: PlayerId, b: PlayerId) => rank(a) - rank(b)
  const all = playersOf(state, innings.bowlingTeam)
  const choice = (player: PlayerId): PadChoice => {
    const verdict = judge(state, { type: 'bowler-came-on', player })
    const limited = limitedBy(limits, { state, innings, bowler: player })
    const barred = verdict.ok ? limited?.isStopped && limited.says : reasonOf(verdict)
    return {
      id: player,
      label: nameOf(state, player),
      note: limited?.says ?? figuresOf(state, innings, player),
      ...(barred && { barred }),
    }
  }
  const choices = [
    ...allowed.toSorted(byRank),
    ...all.filter((id) => !allowed.includes(id)).toSorted(byRank),
  ].map(choice)
  return choices.toSorted((a, b) => Number('barred' in a) - Number('barred' in b))
}

const reasonOf = ({ code, message }: { readonly code: string; readonly message: string }) =>
  reasons[code] ?? message

const reasons: Readonly<Record<string, string>> = {
  'two-overs-running': 'bowled the last over',
  'bowler-over-quota': 'has bowled out',
  'off-the-field': 'is off the field',
}

/** "3 of 4 overs, 1–22". */
function figuresOf({ setup }: MatchState, { bowlerById }: Innings, id: PlayerId) {
  const line = bowlerById.get(id)
  if (line === undefined) return undefined
  const { ballsPerOver, maxOversPerBowler } = setup.conditions
  const overs = oversText(line.balls + line.miscount, ballsPerOver)
  const quota = maxOversPerBowler === null ? '' : ` of ${maxOversPerBowler}`
  return `${overs}${quota} overs, ${line.wickets}–${line.runs}`
}

function Finished({ matchId, state }: { readonly matchId: string; readonly state: MatchState }) {
  const outcome = outcomeOf(state)
  return (
    <section className={styles.prompt} aria-label="The match is over">
      <h2 className={styles.title}>
        {outcome === null ? 'Nothing more is due' : outcomeText(state, outcome)}
      </h2>
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
