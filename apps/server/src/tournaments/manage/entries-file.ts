import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'
import { csvFile } from '#csv/csv-files.ts'
import { os } from '#http/implement.ts'
import { currencyOf } from '#places/places.ts'
import { duesOf } from '../entry-fees/dues.ts'
import { type EntryRow, findEntries } from './entries.queries.ts'
import { tournamentOfManager } from './managed-tournament.ts'
import { findSquadSizes } from './squad-sizes.queries.ts'

const heads = [
  'Team',
  'Status',
  'Group',
  'Seed',
  'Squad',
  'Contact',
  'Fee',
  'Currency',
  'Fee is',
  'Paid by',
  'Refund due',
]

/** All entries as a table. Its contacts are the names that the console shows; fees are plain decimals. */
export const entriesFile = os.tournaments.entriesFile.handler(async ({ input, context }) => {
  const { setup, actor } = await tournamentOfManager(context, input.tournamentId)
  const { db } = context.app
  const [entries, sizes] = await Promise.all([
    findEntries(db, setup.id),
    findSquadSizes(db, setup.id),
  ])
  const currency = await currencyOf(db, setup.currency)
  const rows = entries.map((entry) => [
    entry.team.name,
    entry.status,
    entry.group,
    entry.seed,
    sizes.get(entry.teamId) ?? 0,
    entry.manager,
    ...feeCells(entry, currency),
  ])
  return csvFile(context, { name: 'entries.csv', rows: [heads, ...rows], owner: actor.accountId })
})

function feeCells(entry: EntryRow, currency: Currency) {
  const dues = duesOf(entry, currency)
  if (dues === null) return [null, null, null, null, null]
  const amount = Number(printMoney(dues.amount, currency).replace(/[^-\d.]/g, ''))
  return [amount, currency.id, dues.standing, dues.way, dues.isRefundDue ? 'yes' : null]
}
