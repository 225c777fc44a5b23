import type { AuditFilter } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import { filter as filterEntries, table } from '#calls/audit-log.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

export type Found = OutputOf<typeof filterEntries>['data']

const PART = 50

export const loadEntries = (filter: AuditFilter, after?: string) =>
  send(filterEntries, { filter, page: { size: PART, ...(after !== undefined && { after }) } })

export const exportEntries = (filter: AuditFilter) => send(table, { filter })
