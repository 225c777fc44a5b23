import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { randomId } from '#state/random-id.ts'
import { toasts } from '#state/toasts.ts'
import { carryOutRain, type Desk, type Plan, type Preview, previewRain } from './rain-calls.ts'
import { firstPlan, planOf, type TypedPlan } from './typed-plan.ts'
import { refusalText } from '#state/request.ts'

export type PlanFormProps = {
  readonly tournamentId: string
  readonly desk: Desk
  readonly again: () => void
}

/** A plan as it was previewed; its id stays the same when it is sent again. */
type Seen = { readonly runId: string; readonly plan: Plan; readonly preview: Preview }

/** What is typed of a plan, and what it was last seen to do: whatever is changed has to be previewed again. */
export function usePlan({ tournamentId, desk, again }: PlanFormProps) {
  const [typed, setTyped] = useState(() => firstPlan(desk))
  const [seen, setSeen] = useState<Seen>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<'preview' | 'confirm'>()
  const change = (part: Partial<TypedPlan>) => {
    setTyped((before) => ({ ...before, ...part }))
    setSeen(undefined)
    setProblem(undefined)
  }
  const preview = async (event: SubmitEvent) => {
    event.preventDefault()
    const read = planOf(typed, desk)
    if ('problem' in read) return setProblem(read.problem)
    const { plan } = read
    setBusy('preview')
    const answer = await previewRain({ tournamentId, plan })
    setBusy(undefined)
    if (answer.ok) return setSeen({ runId: randomId(), plan, preview: answer.data.data })
    return setProblem(refusalText(answer))
  }
  const carryOut = async ({ runId, plan, preview: { basis } }: Seen) => {
    setBusy('confirm')
    const answer = await carryOutRain({ tournamentId, runId, plan, basis })
    setBusy(undefined)
    if (answer.ok) toasts.add('success', answer.data.message)
    else toasts.add('error', refusalText(answer))
    if (answer.ok || answer.status === CONFLICT) again()
  }
  return { typed, change, seen, problem, busy, preview, carryOut }
}

const CONFLICT = 409
