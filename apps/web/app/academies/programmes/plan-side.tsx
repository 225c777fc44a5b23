import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import type { ReactNode } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { dayRange } from '#shared/dates.ts'
import * as t from '#texts/academies.ts'
import type { Plan, Term } from './plan-calls.ts'
import type { Edited } from './part-dialog.tsx'
import styles from './plan.module.css'

type PlanSideProps = { readonly plan: Plan; readonly onEdit: (edited: Edited) => void }

/** Where and when an academy teaches. */
export function PlanSide({ plan, onEdit }: PlanSideProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { branches, terms, holidays, isManager } = plan
  const spanOf = ({ firstDay, lastDay }: Term) => dayRange(firstDay, lastDay, locale)
  const add = (edited: Edited, label: string) =>
    isManager && (
      <Button size="small" variant="outline" onClick={() => onEdit(edited)}>
        {label}
      </Button>
    )
  const row = (named: { readonly id: string; readonly name: string }, says: string, of: Edited) => (
    <Row key={named.id} name={named.name} says={says} onEdit={isManager && (() => onEdit(of))} />
  )
  return (
    <div className={styles.side}>
      <Part title={t.branches} none={t.noBranchesYet} add={add({ kind: 'branches' }, t.addBranch)}>
        {branches.map((part) =>
          row(part, part.address || part.timeZone.replaceAll('_', ' '), { kind: 'branches', part }),
        )}
      </Part>
      <Part title={t.terms} none={t.noTermsYet} add={add({ kind: 'terms' }, t.addTerm)}>
        {terms.map((part) => row(part, spanOf(part), { kind: 'terms', part }))}
      </Part>
      <Part title={t.holidays} none={t.noHolidaysYet} add={add({ kind: 'holidays' }, t.addHoliday)}>
        {holidays.map((part) => row(part, spanOf(part), { kind: 'holidays', part }))}
      </Part>
    </div>
  )
}

type PartProps = {
  readonly title: string
  readonly none: string
  readonly add: ReactNode
  readonly children: readonly ReactNode[]
}

const Part = ({ title, none, add, children }: PartProps) => (
  <Panel level={2} title={title}>
    <div className={styles.card}>
      {children.length === 0 ? (
        <p className="pv-small pv-muted">{none}</p>
      ) : (
        <ul className={shared.rows}>{children}</ul>
      )}
      {add && <div>{add}</div>}
    </div>
  </Panel>
)

type RowProps = {
  readonly name: string
  readonly says: string
  readonly onEdit: false | (() => void)
}

const Row = ({ name, says, onEdit }: RowProps) => (
  <li>
    <span className={styles.text}>
      <b>{name}</b>
      <span className="pv-small pv-muted">{says}</span>
    </span>
    {onEdit !== false && (
      <Button size="small" variant="quiet" aria-label={t.editName({ name })} onClick={onEdit}>
        {t.edit}
      </Button>
    )}
  </li>
)
