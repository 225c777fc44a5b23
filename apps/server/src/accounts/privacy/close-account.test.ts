import { expect, test } from 'vitest'
import { anOrganisation, clientAs } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { offeredGround } from '#grounds/grounds.testing.ts'
import { insertIdentity } from '#providers/identity.queries.ts'
import {
  codeFor,
  login,
  newPerson,
  type Person,
  startAccountServer,
  statuses,
  verify,
  wrong,
} from '../accounts.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { account, outbox, wait, app, ask } = server
const { groundId } = await offeredGround(app)

const idOf = async ({ email }: Person): Promise<string> => {
  const { id } = await app.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

async function signUp(person: Person): Promise<Person> {
  await account('register', { body: person })
  await verify(server, person.email, await codeFor(server, person.phone_number))
  return person
}

/** Somebody whose name nobody else has. */
async function signedIn() {
  const person = await signUp({ ...newPerson(), name: 'Zebunnisa Quraishi' })
  const { access_token: bearer } = await login(server, person)
  return { person, bearer, id: await idOf(person) }
}

const askToClose = (bearer: string, password = 'reverse swing') =>
  account('close', { body: { password }, bearer })

const confirm = (bearer: string, code: string) =>
  account('close/confirm', { body: { code }, bearer })

async function close(person: Person, bearer: string) {
  const asked = await askToClose(bearer)
  const confirmed = await confirm(bearer, await codeFor(server, person.phone_number))
  return { asked, confirmed }
}

const give = (accountId: string, organisationId: string, role: 'owner' | 'scorer') =>
  app.db
    .insertInto('membership')
    .values({
      organisation_id: organisationId,
      account_id: accountId,
      role,
      granted_at: app.now(),
    })
    .execute()

async function book(accountId: string, day: string) {
  const client = await clientAs(app, accountId)
  const slot = await app.db
    .selectFrom('ground_slot')
    .select('id')
    .where('ground_id', '=', groundId)
    .where('weekday', '=', new Date(day).getUTCDay() || 7)
    .where('starts', '=', '06:00')
    .executeTakeFirstOrThrow()
  const { data } = await client.bookings.book({
    groundId,
    slots: [{ slotId: slot.id, day }],
    idempotencyKey: `for-${accountId}`,
  })
  return { bookingId: data.id, orderId: data.order?.id ?? '' }
}

/** Everything that the database holds, as text: the queues too. */
async function dump(): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const tables = await Promise.all(
    rows.map(({ name }) =>
      database.pool.query<{ row: string }>(`select one::text as row from ${name} one`),
    ),
  )
  return tables.flatMap((table) => table.rows.map(({ row }) => row)).join('\n')
}

test('password and code close an account, and nothing in the database names the person', async () => {
  const { person, bearer, id } = await signedIn()
  await give(id, await anOrganisation(app, 'club'), 'scorer')
  await insertIdentity(app.db, {
    accountId: id,
    provider: 'google',
    issuer: 'https://accounts.example',
    subject: 'subject of Zebunnisa',
    email: person.email,
    now: app.now(),
  })
  await account('forgot-password', { body: { email: person.email } })
  const moved = newPerson().phone_number
  const phone = { password: person.password, phone_number: moved, country_code: '92' }
  await account('change-phone', { body: phone, bearer })
  await account('change-phone/confirm', { body: { code: await codeFor(server, moved) }, bearer })
  const mail = { name: person.name, email: person.email.toUpperCase(), subject: 'Hello' }
  await ask('/api/v1/contact', {
    body: { ...mail, message: `I am ${person.name}.`, key: id, website: '' },
  })

  const before = await dump()
  wait(7 * 86_400)
  const { access_token: later } = await login(server, person)
  const { asked, confirmed } = await close({ ...person, phone_number: moved }, later)
  const farewell = (await outbox()).filter(({ to }) => to === person.email)
  await app.db.deleteFrom('message').where('forget_when_sent', '=', true).execute()
  const after = (await dump()).toLowerCase()

  expect(asked).toMatchObject({ http: 200, message: 'OTP sent successfully' })
  expect(confirmed).toMatchObject({ http: 200, message: 'Your account is closed' })
  expect(farewell.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your account is closed'),
  ])
  const words = [person.email, person.phone_number, moved, 'Zebunnisa', 'Quraishi']
  expect(words.filter((word) => !before.includes(word))).toEqual([])
  expect(words.filter((word) => after.includes(word.toLowerCase()))).toEqual([])
})

test('whoever closed an account is signed out, and may sign up anew with the same address and number', async () => {
  const { person, bearer } = await signedIn()
  const { refresh_token: elsewhere } = await login(server, person)
  await close(person, bearer)
  const refreshed = await account('refresh', { bearer: elsewhere })
  const shut = await login(server, person)
  wait(86_400)

  await signUp(person)

  expect(await account('compact-profile', { bearer })).toMatchObject({ http: 401 })
  expect(refreshed).toMatchObject({ http: 401 })
  expect(shut).toMatchObject({ http: 400, code: 'WRONG_CREDENTIALS' })
  expect(await login(server, person)).toMatchObject({ http: 200 })
})

test('a wrong password or code does not close an account', async () => {
  const { person, bearer } = await signedIn()

  expect(await askToClose(bearer, 'not my password')).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(await confirm(bearer, '1234')).toMatchObject({ code: 'WRONG_CODE' })
  await askToClose(bearer)
  const code = await codeFor(server, person.phone_number)
  expect(await confirm(bearer, wrong(code))).toMatchObject({ code: 'WRONG_CODE' })
  wait(601)
  expect(await confirm(bearer, code)).toMatchObject({ code: 'WRONG_CODE' })
  expect(await account('compact-profile', { bearer })).toMatchObject({ http: 200 })
})

test('whoever changed the number cannot close the account while its owner can undo that', async () => {
  const { person, bearer } = await signedIn()
  const moved = newPerson().phone_number
  const phone = { password: person.password, phone_number: moved, country_code: '92' }
  await askToClose(bearer)
  await account('change-phone', { body: phone, bearer })
  await account('change-phone/confirm', { body: { code: await codeFor(server, moved) }, bearer })

  expect(await askToClose(bearer)).toMatchObject({ http: 409, code: 'CONTACT_CHANGED' })
  expect(await account('compact-profile', { bearer })).toMatchObject({ http: 200 })
})

test('the only owner of an organisation hands it over first', async () => {
  const { person, bearer, id } = await signedIn()
  const other = await signedIn()
  const club = await anOrganisation(app, 'club')
  await give(id, club, 'owner')

  const alone = await askToClose(bearer)
  await give(other.id, club, 'owner')
  await askToClose(bearer)
  const code = await codeFor(server, person.phone_number)
  await database.pool.query('delete from membership where account_id = $1', [other.id])
  const aloneAgain = await confirm(bearer, code)
  await give(other.id, club, 'owner')

  const refusal = { http: 409, code: 'LAST_OWNER' }
  expect(alone).toMatchObject({ ...refusal, message: expect.stringContaining('Some club') })
  expect(aloneAgain).toMatchObject(refusal)
  expect(await confirm(bearer, code)).toMatchObject({ http: 200 })
})

test('when two owners close their accounts at once, one of them stays', async () => {
  const club = await anOrganisation(app, 'academy')
  const both = [await signedIn(), await signedIn()]
  for (const { id } of both) await give(id, club, 'owner')
  for (const { bearer } of both) await askToClose(bearer)
  const codes = await Promise.all(both.map(({ person }) => codeFor(server, person.phone_number)))

  const answers = await Promise.all(both.map(({ bearer }, at) => confirm(bearer, codes[at] ?? '')))

  expect(statuses(answers)).toEqual([200, 409])
})

test('a booking that is to come is cancelled first; the order stays in the books without a name', async () => {
  const { person, bearer, id } = await signedIn()
  const { bookingId, orderId } = await book(id, '2026-07-20')

  const coming = await askToClose(bearer)
  const client = await clientAs(app, id)
  await client.bookings.cancel({ groundId, bookingId })
  const { confirmed } = await close(person, bearer)

  expect(coming).toMatchObject({ http: 409, code: 'COMING_BOOKINGS' })
  expect(confirmed).toMatchObject({ http: 200 })
  const { rows } = await database.pool.query(
    `select first_name, last_name, orders.status from orders join account on account.id = account_id
     where orders.id = $1`,
    [orderId],
  )
  expect(rows).toEqual([{ first_name: 'Former', last_name: 'Member', status: 'cancelled' }])
})

test('unpaid orders are cancelled, so that a late payment is refunded', async () => {
  const { person, id } = await signedIn()
  const { orderId } = await book(id, '2026-07-27')
  wait(700)
  const { access_token: bearer } = await login(server, person)

  const { confirmed } = await close(person, bearer)

  expect(confirmed).toMatchObject({ http: 200 })
  const { rows } = await database.pool.query('select status from orders where id = $1', [orderId])
  expect(rows).toEqual([{ status: 'cancelled' }])
})

test('a review stays, and is a former member’s', async () => {
  const { person, bearer, id } = await signedIn()
  const { bookingId } = await book(id, '2026-07-30')
  const client = await clientAs(app, id)
  await client.bookings.cancel({ groundId, bookingId })
  await app.db
    .insertInto('review')
    .values({
      ground_id: groundId,
      account_id: id,
      booking_id: bookingId,
      stars: 4,
      body: 'True bounce.',
      written_at: app.now(),
    })
    .execute()

  await close(person, bearer)

  const { data } = await client.reviews.filter({ groundId })
  expect(data.items).toMatchObject([{ author: 'Former M.', stars: 4, text: 'True bounce.' }])
})
