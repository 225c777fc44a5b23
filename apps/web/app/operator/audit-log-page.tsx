import type { AuditFilter } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/audit-log-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import { saveFile } from '#shared/save-file.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/operator.ts'
import { AuditLogFilter, isEmpty, nothingTyped, type Typed } from './audit-log-filter.tsx'
import styles from './audit-log.module.css'
import { type Ask, AuditLogTable } from './audit-log-table.tsx'
import { operatorHead } from './operator-head.ts'
import page from './operator.module.css'
import { filter as filterEntries, table } from '#calls/audit-log.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

type Found = OutputOf<typeof filterEntries>['data']

const PART = 50

const loadEntries = (filter: AuditFilter, after?: string) =>
  send(filterEntries, { filter, page: { size: PART, ...(after !== undefined && { after }) } })

const exportEntries = (filter: AuditFilter) => send(table, { filter })

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, {
    title: t.auditLog,
    description: t.whoDidWhat,
    path: '/operator/audit-log',
  })

type Asked = { readonly typed: Typed; readonly filter: AuditFilter }

/** Who did what with this installation, whose access was refused, and what happened to accounts. */
export default function AuditLogPage() {
  const [{ typed, filter }, ask] = useState<Asked>({ typed: nothingTyped, filter: {} })
  const { answer, again } = useQueryAnswer({
    key: ['audit-log', filter],
    call: () => loadEntries(filter),
    keep: false,
  })
  if (answer?.ok === false && answer.status === 404) return <NotFound />
  return (
    <div className={`pv-page ${page.page}`}>
      <header>
        <Link className="pv-link" to="/operator">
          {t.operatorConsole}
        </Link>
        <h1 className="pv-title">{t.auditLog}</h1>
        <p className="pv-muted">{t.auditLogSays}</p>
      </header>
      <AuditLogFilter
        key={JSON.stringify(typed)}
        typed={typed}
        onSubmit={(next, chosen) => ask({ typed: next, filter: chosen })}
        again={again}
      />
      {answer === undefined && <Skeleton height="420px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>
          {answer.message}
        </ErrorState>
      )}
      {answer?.ok === true && (
        <Entries
          key={answer.data.data.items[0]?.id}
          first={answer.data.data}
          filter={filter}
          isFiltered={!isEmpty(filter)}
          onAsk={(part) => ask({ typed: { ...nothingTyped, ...part }, filter: part })}
        />
      )}
    </div>
  )
}

type EntriesProps = {
  readonly first: Found
  readonly filter: AuditFilter
  readonly isFiltered: boolean
  readonly onAsk: Ask
}

function Entries({ first, filter, isFiltered, onAsk }: EntriesProps) {
  const [later, setLater] = useState<Pick<Found, 'items' | 'next'>>({
    items: [],
    next: first.next,
  })
  const [busy, setBusy] = useState(false)
  const more = async (after: string) => {
    setBusy(true)
    const answer = await loadEntries(filter, after)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { items, next } = answer.data.data
    return setLater((before) => ({ items: [...before.items, ...items], next }))
  }
  if (first.total === 0) {
    return (
      <EmptyState title={t.noEntries}>{isFiltered ? t.noEntriesMatch : t.nothingLogged}</EmptyState>
    )
  }
  const { next } = later
  return (
    <>
      <div className={styles.summary}>
        <output className="pv-muted">{t.entriesNewestFirst({ total: first.total })}</output>
        <ExportButton filter={filter} />
      </div>
      <AuditLogTable entries={[...first.items, ...later.items]} onAsk={onAsk} />
      {next !== null && (
        <Button variant="outline" busy={busy} onClick={() => void more(next)}>
          {t.showMore}
        </Button>
      )}
    </>
  )
}

function ExportButton({ filter }: { readonly filter: AuditFilter }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await exportEntries(filter)
    setBusy(false)
    if (answer.ok) saveFile(answer.data, 'audit-log.csv')
    else toasts.add('error', answer.message)
  }
  return (
    <Button
      variant="outline"
      size="small"
      icon="download"
      busy={busy}
      onClick={() => void download()}
    >
      {t.downloadCsv}
    </Button>
  )
}
