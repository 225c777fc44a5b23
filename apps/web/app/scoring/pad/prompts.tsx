import { nameOf } from '@pavilion/cricket/fold/state.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import { lazy, Suspense } from 'react'
import * as t from '#texts/scoring.ts'
import { Prompt } from './choices.tsx'
import { comingOf } from './next.ts'
import type { Next } from './next.ts'
import type { AskedDue } from './start-prompts.tsx'

const TossPrompt = lazy(async () => ({
  default: (await import('./start-prompts.tsx')).TossPrompt,
}))
const InningsPrompt = lazy(async () => ({
  default: (await import('./start-prompts.tsx')).InningsPrompt,
}))
const BowlerPrompt = lazy(async () => ({
  default: (await import('./bowler-prompt.tsx')).BowlerPrompt,
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
  return (
    <Suspense>
      {ask === 'bowler' && <BowlerPrompt {...asked} />}
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
