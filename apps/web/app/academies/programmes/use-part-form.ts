import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { settle, useSubmission } from '#shared/use-submission.ts'
import { randomId } from '#state/random-id.ts'
import { toasts } from '#state/toasts.ts'
import { type PartKind, type Plan, type PlanAnswer, removePart } from './plan-calls.ts'

export type FormOf<Part> = {
  readonly plan: Plan
  /** What is changed; none for a new one. */
  readonly part: Part | undefined
  readonly onChanged: (plan: Plan) => void
}

type PartForm<Fields, Part> = FormOf<Part> & {
  readonly kind: PartKind
  readonly first: Fields
  readonly save: (
    asked: { readonly organisationId: string; readonly id: string },
    fields: Fields,
  ) => Promise<PlanAnswer>
}

/** What is typed about a part of the plan, and saving it. Its id is chosen once, so saving again is safe. */
export function usePartForm<Fields, Part extends { readonly id: string }>({
  plan,
  part,
  kind,
  first,
  save,
  onChanged,
}: PartForm<Fields, Part>) {
  const [fields, setFields] = useState(first)
  const [id] = useState(() => part?.id ?? randomId())
  const { busy, problems, submit } = useSubmission()
  const of = { organisationId: plan.organisation.id, id }
  const done = (answer: PlanAnswer) => {
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onChanged(answer.data.data)
  }
  const send = async () => {
    const answer = await save(of, fields)
    return settle(answer, { part: 'fields.', otherwise: 'name', onDone: onChanged })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  const change = (changed: Partial<Fields>) => setFields({ ...fields, ...changed })
  const remove = part && (async () => done(await removePart({ ...of, kind })))
  return { fields, change, busy, problems, onSubmit, remove }
}
