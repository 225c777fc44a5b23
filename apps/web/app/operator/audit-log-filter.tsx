import type { AuditFilter } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { instantOf } from '#shared/zoned-time.ts'
import * as t from '#texts/operator.ts'
import styles from './audit-log.module.css'
import { administration, kinds, kindText } from './audit-log-kinds.ts'

/** The fields as they are filled in; times are local to the site. */
export type Typed = {
  readonly kind: string
  readonly account: string
  readonly address: string
  readonly from: string
  readonly until: string
}

export const nothingTyped: Typed = { kind: '', account: '', address: '', from: '', until: '' }

export const isEmpty = (filter: AuditFilter): boolean => Object.keys(filter).length === 0

const ADMINISTRATION = 'administration'

const choices = [
  { value: '', label: t.everything },
  { value: ADMINISTRATION, label: t.refusalsAndAdministration },
  ...kinds.map((kind) => ({ value: kind, label: kindText[kind] })),
]

function kindsOf(chosen: string): AuditFilter['kind'] {
  if (chosen === ADMINISTRATION) return [...administration]
  const kind = kinds.find((one) => one === chosen)
  return kind && [kind]
}

function filterOf(typed: Typed, timeZone: string): AuditFilter {
  const fields = {
    kind: kindsOf(typed.kind),
    account: typed.account.trim() || undefined,
    address: typed.address.trim() || undefined,
    from: instantOf(typed.from, timeZone),
    until: instantOf(typed.until, timeZone),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

type AuditLogFilterProps = {
  readonly typed: Typed
  readonly onSubmit: (typed: Typed, filter: AuditFilter) => void
  /** Asks again when nothing has changed. */
  readonly again: () => void
}

export function AuditLogFilter({ typed: before, onSubmit, again }: AuditLogFilterProps) {
  const { timeZone } = useShell()?.site ?? { timeZone: 'UTC' }
  const [typed, setTyped] = useState(before)
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))
  const field = (name: 'account' | 'address' | 'from' | 'until') => ({
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  })
  return (
    <form
      className={styles.filter}
      aria-label={t.searchTheLog}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(typed, filterOf(typed, timeZone))
        again()
      }}
    >
      <Select
        label={t.event}
        searchLabel={t.findAnEvent}
        choices={choices}
        value={typed.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label={t.account}
        placeholder={t.emailOrId}
        maxLength={254}
        {...field('account')}
      />
      <TextField
        label={t.networkAddress}
        placeholder={t.beginningOfAnAddress}
        maxLength={45}
        pattern="[0-9a-fA-F.:]*"
        title={t.digitsDotsColons}
        {...field('address')}
      />
      <TextField label={t.from} type="datetime-local" {...field('from')} />
      <TextField label={t.until} type="datetime-local" {...field('until')} />
      <div className={styles.choices}>
        <Button type="submit">{t.showEntries}</Button>
        <Button variant="outline" onClick={() => onSubmit(nothingTyped, {})}>
          {t.clear}
        </Button>
      </div>
    </form>
  )
}
