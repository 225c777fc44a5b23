import type { BatchTime } from '@pavilion/contract/academies/programme-fields.ts'
import { type Batch, type Programme, saveBatch } from './plan-calls.ts'
import { type FormOf, usePartForm } from './use-part-form.ts'

export type BatchFormProps = FormOf<Batch> & { readonly programme: Programme }

const FIRST_TIME: BatchTime = { weekday: 1, starts: '17:00', minutes: 90 }
const CAPACITY = 12

function fieldsOf({ plan, programme, part }: BatchFormProps) {
  if (part !== undefined) {
    const { id: _id, taken: _taken, waiting: _waiting, days, capacity, ...fields } = part
    return { ...fields, ...(days ?? { firstDay: '', lastDay: '' }), capacity: String(capacity) }
  }
  return {
    programmeId: programme.id,
    branchId: plan.branches[0]?.id ?? '',
    termId: programme.kind === 'camp' ? null : (plan.terms[0]?.id ?? null),
    firstDay: '',
    lastDay: '',
    name: '',
    place: '',
    coachId: null,
    capacity: String(CAPACITY),
    isOpen: true,
    times: [FIRST_TIME],
  }
}

/** What is typed about a batch, and saving it. */
export const useBatchForm = (of: BatchFormProps) =>
  usePartForm({
    ...of,
    kind: 'batches',
    first: fieldsOf(of),
    save: (asked, { firstDay, lastDay, capacity, ...fields }) =>
      saveBatch({
        ...asked,
        fields: {
          ...fields,
          days: fields.termId === null ? { firstDay, lastDay } : null,
          capacity: Number(capacity),
        },
      }),
  })

export type BatchFormState = ReturnType<typeof useBatchForm>
