import { expect, test } from 'vitest'
import { ensureDefaultSite } from '#sites/sites.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { appointOperator, dismissOperator } from './operators.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const { db, now } = app

const emailOf = async (id: string) =>
  (await db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email

test('an account becomes an operator by its address, however often that is said', async () => {
  const accountId = await someone(app)
  const email = (await emailOf(accountId)).toUpperCase()

  expect(await appointOperator(db, email, now())).toBe(true)
  expect(await appointOperator(db, email, now())).toBe(true)

  const { data } = await (await clientAs(app, accountId)).access.permissions()
  expect(data.operator).toBe(true)
})

test('who is dismissed is no operator from then on, in an open session too', async () => {
  const accountId = await someone(app)
  const email = await emailOf(accountId)
  const client = await clientAs(app, accountId)
  await appointOperator(db, email, now())

  expect(await dismissOperator(db, email.toUpperCase(), now())).toBe(true)
  expect(await dismissOperator(db, email, now())).toBe(false)

  expect((await client.access.permissions()).data.operator).toBe(false)
})

test('an account that is not verified, or does not exist, does not become an operator', async () => {
  const unverified = await someone(app, { status: 'unverified' })

  expect(await appointOperator(db, await emailOf(unverified), now())).toBe(false)
  expect(await appointOperator(db, 'nobody@example.org', now())).toBe(false)
})
