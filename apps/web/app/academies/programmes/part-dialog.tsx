import { Dialog } from '@pavilion/kit/dialog.tsx'
import * as t from '#texts/academies.ts'
import { BatchForm } from './batch-form.tsx'
import { BranchForm } from './branch-form.tsx'
import type { Batch, Branch, Plan, Programme, Term } from './plan-calls.ts'
import { ProgrammeForm } from './programme-form.tsx'
import { TermForm } from './term-form.tsx'

/** What is open in a dialog: a part of the plan, or the beginning of a new one. */
export type Edited =
  | { readonly kind: 'branches'; readonly part?: Branch }
  | { readonly kind: 'terms' | 'holidays'; readonly part?: Term }
  | { readonly kind: 'programmes'; readonly part?: Programme }
  | { readonly kind: 'batches'; readonly programme: Programme; readonly part?: Batch }

type PartDialogProps = {
  readonly plan: Plan
  readonly edited: Edited
  readonly onClose: () => void
  readonly onChanged: (plan: Plan) => void
}

const newTitle = {
  branches: t.addBranch,
  terms: t.addTerm,
  holidays: t.addHoliday,
  programmes: t.addProgramme,
  batches: t.addBatch,
} as const

/** Makes, changes or removes one part of an academy's plan. */
export function PartDialog({ plan, edited, onClose, onChanged }: PartDialogProps) {
  return (
    <Dialog open title={edited.part?.name ?? newTitle[edited.kind]} onClose={onClose}>
      <FormOf plan={plan} edited={edited} onChanged={onChanged} />
    </Dialog>
  )
}

function FormOf({ plan, edited, onChanged }: Omit<PartDialogProps, 'onClose'>) {
  const of = { plan, onChanged }
  switch (edited.kind) {
    case 'branches':
      return <BranchForm {...of} part={edited.part} />
    case 'terms':
    case 'holidays':
      return <TermForm {...of} kind={edited.kind} part={edited.part} />
    case 'programmes':
      return <ProgrammeForm {...of} part={edited.part} />
    case 'batches':
      return <BatchForm {...of} programme={edited.programme} part={edited.part} />
  }
}
