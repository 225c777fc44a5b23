import { useState } from 'react'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
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
export function usePartForm<Fields extends object, Part extends { readonly id: string }>({
  plan,
  part,
  kind,
  first,
  save,
  onChanged,
}: PartForm<Fields, Part>) {
  const { typed: fields, change, busy, problems, ...form } = useForm(first)
  const [id] = useState(() => part?.id ?? randomId())
  const of = { organisationId: plan.organisation.id, id }
  const done = (answer: PlanAnswer) => {
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onChanged(answer.data.data)
  }
  const send = async () => {
    const answer = await save(of, fields)
    return settle(answer, { part: 'fields.', otherwise: 'name', onDone: onChanged })
  }
  const remove = part && (async () => done(await removePart({ ...of, kind })))
  return { fields, change, busy, problems, onSubmit: form.onSubmit(send), remove }
}
