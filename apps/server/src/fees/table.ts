import { printMoney } from '@pavilion/contract/print-money.ts'
import { csvFile } from '#csv/csv-files.ts'
import { os } from '#http/implement.ts'
import { currencyOf } from '#places/places.ts'
import { findBook } from './book.queries.ts'
import { feeManagerOf } from './fee-manager.ts'
import { findAllEntries } from './table.queries.ts'

const heads = [
  'Date',
  'Player',
  'Entry',
  'Kind',
  'Paid by',
  'Due',
  'Amount',
  'Currency',
  'Entered by',
]

/** Amounts are plain decimals, which a spreadsheet can add up. */
export const showTable = os.fees.table.handler(async ({ input: { organisationId }, context }) => {
  const { actor } = await feeManagerOf(context, organisationId)
  const { db } = context.app
  const [rows, book] = await Promise.all([
    findAllEntries(db, organisationId),
    findBook(db, organisationId),
  ])
  const currency = await currencyOf(db, book.currency)
  const lines = rows.map((row) => [
    row.on,
    row.name,
    row.title,
    row.kind,
    row.method,
    row.dueOn,
    Number(printMoney(row.amount, currency).replace(/[^-\d.]/g, '')),
    currency.id,
    row.enteredBy,
  ])
  return csvFile(context, {
    name: 'fees.csv',
    rows: [heads, ...lines],
    owner: actor.accountId,
  })
})
