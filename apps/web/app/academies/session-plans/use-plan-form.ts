import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import { type Drill, type Planned, saveSessionPlan, type SessionPlan } from './plan-calls.ts'

/** A drill of the plan as it is typed; `key` tells two of the same drill apart. */
export type Row = {
  readonly key: string
  readonly drillId: string
  readonly name: string
  readonly equipment: string
  readonly how: string
  readonly minutes: string
  readonly note: string
}

const typedOf = (plan: Planned | null) => ({
  aim: plan?.aim ?? '',
  rows: (plan?.drills ?? []).map(({ drillId, name, equipment, how, minutes, note }): Row => ({
    key: randomId(),
    drillId,
    name,
    equipment,
    how,
    minutes: String(minutes),
    note,
  })),
})

/** What is planned for a session as it is typed, and saving it. */
export function usePlanForm(told: SessionPlan) {
  const { typed, change: set, busy, problems, ...form } = useForm(() => typedOf(told.plan))
  const { rows } = typed
  const send = async () => {
    const { organisation, batch, day, starts } = told
    const fields = {
      aim: typed.aim,
      drills: rows.map(({ drillId, minutes, note }) => ({
        drillId,
        minutes: Number(minutes),
        note,
      })),
    }
    const of = { organisationId: organisation.id, batchId: batch.id, day, starts }
    return settle(await saveSessionPlan({ ...of, fields }), {
      part: 'fields.',
      otherwise: 'aim',
      onDone: ({ plan }) => set(typedOf(plan)),
    })
  }
  const setRows = (changed: readonly Row[]) => set({ rows: [...changed] })
  const add = ({ id, name, equipment, how, minutes }: Drill) =>
    setRows([
      ...rows,
      { key: randomId(), drillId: id, name, equipment, how, minutes: String(minutes), note: '' },
    ])
  const change = (key: string, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const remove = (key: string) => setRows(rows.filter((row) => row.key !== key))
  const moveUp = (key: string) => {
    const at = rows.findIndex((row) => row.key === key)
    const [row, before] = [rows[at], rows[at - 1]]
    if (row !== undefined && before !== undefined) setRows(rows.with(at - 1, row).with(at, before))
  }
  const setAim = (aim: string) => set({ aim })
  const copy = (plan: Planned) => set(typedOf(plan))
  const onSubmit = form.onSubmit(send)
  return { typed, setAim, add, change, remove, moveUp, copy, busy, problems, onSubmit }
}

export type PlanForm = ReturnType<typeof usePlanForm>
