import { randomUUID } from 'node:crypto'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import { only, openly, own, type Row, type RowsOf } from '#app/access-walk/rows.testing.ts'
import { aBook, aDebtor, aProduct, aSheet, DUE, productFields } from './fee-things.testing.ts'

const keep = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('keep-fees', ['owner', 'admin', 'operator'], ask))

export const fees: RowsOf<'fees'> = {
  book: keep(aBook),
  saveSettings: keep(async (things) => {
    const { organisationId } = await aBook(things)
    const { currency } = await things.app.db
      .selectFrom('fee_book')
      .select('currency')
      .where('organisation_id', '=', organisationId)
      .executeTakeFirstOrThrow()
    return { organisationId, settings: { currency, blocksDebtors: false, remindDays: 7 } }
  }),
  createProduct: keep(({ organisationId }) => ({
    organisationId,
    fields: productFields(),
    idempotencyKey: randomUUID(),
  })),
  saveProduct: keep(async (things) => ({ ...(await aProduct(things)), fields: productFields() })),
  chargeSheet: keep(aSheet),
  charge: keep(async (things) => ({
    ...(await aProduct(things)),
    playerIds: [randomUUID()],
    dueOn: DUE,
  })),
  remind: keep(({ organisationId }) => ({ organisationId, playerIds: [randomUUID()] })),
  table: keep(({ organisationId }) => ({ organisationId })),
  account: keep(async (things) => {
    const { entryId: _, ...of } = await aDebtor(things)
    return of
  }),
  setConcession: keep(async (things) => {
    const { entryId: _, ...of } = await aDebtor(things)
    return { ...of, isConcession: true }
  }),
  enterPayment: keep(async (things) => {
    const { entryId: _, ...of } = await aDebtor(things)
    return {
      ...of,
      method: 'cash' as const,
      amount: minorUnits(100),
      paidOn: DUE,
      note: '',
      idempotencyKey: randomUUID(),
    }
  }),
  takeBack: keep((things) => aDebtor(things)),
  affiliations: keep(({ organisationId }) => ({ organisationId })),
  saveAffiliationFee: keep(({ organisationId }) => ({
    organisationId,
    season: '2026',
    kind: null,
    amount: null,
  })),
  own: own('it lists what the caller owes', () => undefined),
  pay: own('it pays only what the caller owes', ({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
    amount: minorUnits(10_000),
    idempotencyKey: randomUUID(),
  })),
}
