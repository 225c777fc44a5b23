import { zeroBits } from '@pavilion/contract/accounts/proof-text.ts'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { type Person, startAccountServer, verify } from '../accounts.testing.ts'
import { guesserAt, solve } from './guessing.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { account, wait } = server
const { guess, flood, challenge, signedUp } = guesserAt(server)
const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
/** Of ten thousand codes: half a percent a day. */
const MOST_GUESSES_A_DAY = 50

/** As often as codes are compared with, whoever was told what. */
async function compared(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from security_event where kind = 'code-refused'`,
  )
  return rows[0]?.count ?? 0
}

/** The codes of an account as they come, each with the guesses that were compared with it. */
async function noteTries({ email }: Person, tries: Map<string, number>): Promise<void> {
  const { rows } = await database.pool.query<{ hash: string; tries: number }>(
    `select encode(code_hash, 'hex') as hash, tries from verification_code
     join account on id = account_id where email = $1`,
    [email],
  )
  for (const row of rows) tries.set(row.hash, row.tries)
}

test('from however many addresses, a day gives fifty guesses at one account', async () => {
  const { person, code } = await signedUp()
  const wrongs = Array.from({ length: 8 }, (_, at) => (Number(code) + 1 + at) % 10_000)
  const tries = new Map<string, number>()
  for (let hour = 0; hour < 24; hour += 1) {
    for (const minutes of hour < 5 ? [1, 1, 1, 56] : [59]) {
      await Promise.all(wrongs.map((at) => guess(person.email, at)))
      await noteTries(person, tries)
      wait(minutes * MINUTE)
      await account('resend-verification', { body: { username: person.email } })
    }
  }

  const guesses = [...tries.values()].reduce((sum, some) => sum + some, 0)
  expect(tries.size).toBe(10)
  expect(guesses).toBe(MOST_GUESSES_A_DAY)
})

test('one address has fifty guesses a day, and who else has it works for theirs and is let in', async () => {
  wait(DAY)
  const address = '203.0.113.9'
  const before = await compared()
  for (let burst = 0; burst < 12; burst += 1) {
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => guess(`many${burst}-${at}@example.org`, at, address)),
    )
    wait(2 * HOUR - 1)
  }
  expect((await compared()) - before).toBeLessThanOrEqual(MOST_GUESSES_A_DAY)

  const { person, code } = await signedUp()
  const proof = solve(await challenge(), { who: person.email, code })
  const body = { username: person.email, code, proof }
  expect(await guess(person.email, Number(code), address)).toMatchObject({ http: 428 })
  expect(await account(`${code}/verify-phone`, { body, address })).toMatchObject({ http: 200 })
})

test('one address may send three hundred wrong codes a day, with or without proof of work', async () => {
  wait(DAY)
  const address = '203.0.113.10'
  await guess('many@example.org', 1, address)
  await database.pool.query(
    `update attempt_count set spent = 300 where name = 'challenged-wrong-code-by-address'`,
  )
  const { person, code } = await signedUp()
  const proof = solve(await challenge(), { who: person.email, code })
  const body = { username: person.email, code, proof }

  expect(await account(`${code}/verify-phone`, { body, address })).toMatchObject({ http: 429 })
  expect(await verify(server, person.email, code)).toMatchObject({ http: 200 })
})

test('while many guess at many accounts, a guess needs a proof of work', async () => {
  wait(DAY)
  const { person, code } = await signedUp()
  await flood(120)

  expect(await verify(server, person.email, code)).toMatchObject({
    http: 428,
    code: 'PROOF_NEEDED',
  })

  const proof = solve(await challenge(), { who: person.email, code })
  const body = { username: person.email, code, proof }
  const others = { ...body, username: 'nobody1@example.org' }
  expect(await account(`${code}/verify-phone`, { body: others })).toMatchObject({ http: 428 })
  expect(await account(`${code}/verify-phone`, { body })).toMatchObject({ http: 200 })

  wait(MINUTE)
  expect(await guess('nobody1@example.org', 1)).toMatchObject({ http: 400 })
})

test('a crowd of addresses at a crowd of accounts has a hundred guesses a minute, and gets into none', async () => {
  wait(DAY)
  const crowd = await Promise.all(Array.from({ length: 20 }, () => signedUp()))
  const before = await compared()
  for (let round = 0; round < 20; round += 1) {
    const guesses = crowd.map(({ person, code }, at) =>
      guess(person.email, (Number(code) + 1 + round) % 10_000, `203.0.113.${(at + round) % 20}`),
    )
    await Promise.all(guesses)
  }

  expect((await compared()) - before).toBeLessThanOrEqual(100 + crowd.length)
  const { rows } = await database.pool.query(
    `select from account where status = 'active' and email = any($1)`,
    [crowd.map(({ person }) => person.email)],
  )
  expect(rows).toEqual([])
})

test('a proof of work for an old or foreign challenge is refused', async () => {
  wait(DAY)
  const old = await challenge()
  wait(301)
  await flood(120, 'again')
  const one = { username: 'again@example.org', code: '1234' }
  const easy = { challenge: `${Date.parse(server.app.now())}.`, bits: 18 }

  for (const told of [old, easy, { challenge: '', bits: 1 }]) {
    const body = { ...one, proof: solve(told, { who: one.username, code: one.code }) }
    expect(await account('1234/verify-phone', { body })).toMatchObject({ http: 428 })
  }
})

test('six hundred wrong codes a minute are the limit, with or without proof of work', async () => {
  wait(DAY)
  const { person, code } = await signedUp()
  for (let at = 0; at < 120; at += 1) await guess(`flood${at}@example.org`, at)
  await database.pool.query(
    `update attempt_count set spent = 600 where name = 'challenged-wrong-code-by-all'`,
  )
  const proof = solve(await challenge(), { who: person.email, code })
  const body = { username: person.email, code, proof }

  expect(await account(`${code}/verify-phone`, { body })).toMatchObject({ http: 429 })
})

test('leading zeros are counted to the bit', () => {
  expect(zeroBits(Uint8Array.of(0, 0, 0x20))).toBe(18)
  expect(zeroBits(Uint8Array.of(0x80))).toBe(0)
  expect(zeroBits(Uint8Array.of(0, 0))).toBe(16)
})
