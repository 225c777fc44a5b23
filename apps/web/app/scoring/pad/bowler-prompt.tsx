import { unitOf } from '@pavilion/cricket/text/length-text.ts'
import { use } from 'react'
import * as t from '#texts/scoring.ts'
import { LimitsContext } from '../limits/use-limits.ts'
import { bowlersOf } from './bowlers.ts'
import { Prompt } from './choices.tsx'
import type { AskedDue } from './start-prompts.tsx'

/** Who bowls the next over. */
export function BowlerPrompt({ state, due, record, join }: AskedDue) {
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
