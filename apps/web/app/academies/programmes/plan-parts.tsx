import { Button } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/academies.ts'
import styles from './plan.module.css'
import type { Edited } from './part-dialog.tsx'
import type { Plan } from './plan-calls.ts'
import { ProgrammeCard } from './programme-card.tsx'
import { PlanSide } from './plan-side.tsx'

const PartDialog = lazy(() =>
  import('./part-dialog.tsx').then((module) => ({ default: module.PartDialog })),
)

/** The parts of an academy's plan. Only those who run it change it. */
export function PlanParts({ first }: { readonly first: Plan }) {
  const [plan, setPlan] = useState(first)
  const [edited, setEdited] = useState<Edited>()
  return (
    <div className={styles.parts}>
      <div className={styles.main}>
        <Programmes plan={plan} onEdit={setEdited} />
      </div>
      <PlanSide plan={plan} onEdit={setEdited} />
      <Suspense>
        {edited !== undefined && (
          <PartDialog
            plan={plan}
            edited={edited}
            onClose={() => setEdited(undefined)}
            onChanged={(changed) => {
              setEdited(undefined)
              setPlan(changed)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

type PartsProps = { readonly plan: Plan; readonly onEdit: (edited: Edited) => void }

function Programmes({ plan, onEdit }: PartsProps) {
  const add = plan.isManager && (
    <Button onClick={() => onEdit({ kind: 'programmes' })}>{t.addProgramme}</Button>
  )
  if (plan.programmes.length === 0) {
    return (
      <EmptyState level={2} title={t.noProgrammesYet} action={add}>
        {t.whatAProgrammeIs}
      </EmptyState>
    )
  }
  return (
    <>
      {add && <div className={shared.actions}>{add}</div>}
      {plan.programmes.map((programme) => (
        <ProgrammeCard key={programme.id} plan={plan} programme={programme} onEdit={onEdit} />
      ))}
    </>
  )
}
