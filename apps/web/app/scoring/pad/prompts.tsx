import { nameOf } from '@pavilion/cricket/fold/state.ts'
import { unitOf } from '@pavilion/cricket/text/length-text.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import { lazy, Suspense, use } from 'react'
import * as t from '#texts/scoring.ts'
import { bowlersOf } from './bowlers.ts'
import { Prompt } from './choices.tsx'
import { LimitsContext } from '../limits/use-limits.ts'
import { comingOf } from './next.ts'
import type { Next } from './next.ts'
import type { AskedDue } from './start-prompts.tsx'

const TossPrompt = lazy(async () => ({
  default: (await import('./start-prompts.tsx')).TossPrompt,
}))
const InningsPrompt = lazy(async () => ({
  default: (await import('./start-prompts.tsx')).InningsPrompt,
}))
const Finished = lazy(async () => ({ default: (await import('./finished.tsx')).Finished }))

type PromptsProps = Omit<AskedDue, 'due'> & {
  readonly matchId: string
  readonly next: Exclude<Next, { ask: 'ball' }>
  /** Opens the choice of the player of the match. */
  readonly honour: () => void
}

/** What has to be said before the next ball can be scored. */
export function Prompts({ matchId, state, next, record, join, honour }: PromptsProps) {
  const { ask, due } = next
  const asked = { state, due, record, join }
  if (ask === 'batter') return <BatterPrompt {...asked} />
  if (ask === 'bowler') return <BowlerPrompt {...asked} />
  return (
    <Suspense>
      {ask === 'toss' && <TossPrompt state={state} record={record} />}
      {ask === 'innings' && <InningsPrompt {...asked} />}
      {ask === 'nothing' && <Finished matchId={matchId} state={state} honour={honour} />}
    </Suspense>
  )
}

function BatterPrompt({ state, due, record, join }: AskedDue) {
  const { current } = state
  const choice = (id: PlayerId, note?: string) => ({ id, label: nameOf(state, id), note })
  const choices = [
    ...due.batters.map((id) => choice(id)),
    ...due.hurt.map((id) => choice(id, t.returnsFromHurt)),
    ...due.retiredOut.map((id) => choice(id, t.returnsWithConsent)),
  ]
  return (
    <Prompt
      title={t.whoComesIn}
      choices={choices}
      onChoose={(player) => record([comingOf(player, due)])}
      onUnlisted={current === null ? undefined : () => join(current.team.id)}
    />
  )
}

function BowlerPrompt({ state, due, record, join }: AskedDue) {
  const limitOf = use(LimitsContext)
  const { current } = state
  if (current === null) return null
  const over = current.overs.length + 1
  return (
    <Prompt
      title={t.whoBowlsOver({ over, unit: unitOf(state.setup.conditions) })}
      choices={bowlersOf(state, current, { allowed: due.bowlers, limitOf })}
      onChoose={(player) => record([{ type: 'bowler-came-on', player }])}
      onUnlisted={() => join(current.bowlingTeam.id)}
    />
  )
}
