import type { AuditedAccount } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import { may } from '#access/access.ts'
import { counted, success } from '#http/answer.ts'
import { csvFile } from '#csv/csv-files.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { fromStart } from '#paging/read-part.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import { countEntries, type EntryRow, findEntries, newestFirst } from './audit-log.queries.ts'

const MOST_EXPORTED = 10_000
const NOT_FOUND = { status: 404, message: 'Not found.' } as const

async function readerOf(context: CallContext) {
  const account = await signedIn(context)
  if (!may(account, 'read-audit-log')) throw refuseCall('NOT_FOUND', NOT_FOUND)
  return account
}

export const filterAuditLog = os.auditLog.filter.handler(
  async ({ input: { filter, page }, context, errors }) => {
    await readerOf(context)
    const { db } = context.app
    const after = afterCursor(newestFirst, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const [rows, total] = await Promise.all([
      findEntries(db, filter, { after, size: page.size }),
      countEntries(db, filter),
    ])
    const { items, next } = partOf(newestFirst, rows, page.size)
    return success(counted(total, 'entry', 'entries'), { items, total, next })
  },
)

/** The export is an entry itself: it takes personal data out of the installation. */
export const exportAuditLog = os.auditLog.table.handler(async ({ input: { filter }, context }) => {
  const { accountId } = await readerOf(context)
  const { db } = context.app
  const rows = await findEntries(db, filter, fromStart(newestFirst, MOST_EXPORTED - 1))
  const details = { entries: String(rows.length) }
  await audit(db, context, { kind: 'audit-log-exported', accountId, details })
  return csvFile(context, {
    name: 'audit-log.csv',
    rows: [heads, ...rows.map(cellsOf)],
    owner: accountId,
  })
})

const heads = ['Time', 'Event', 'Account', 'Email', 'Concerns', 'Address', 'Device', 'Details']

const cellsOf = ({ at, kind, account, subject, address, userAgent, details }: EntryRow) => [
  at,
  kind,
  account?.name ?? '',
  account?.email ?? '',
  labelOf(subject),
  address,
  userAgent,
  Object.entries(details)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; '),
]

const labelOf = (account: AuditedAccount | null) =>
  account === null ? '' : account.email || account.name
