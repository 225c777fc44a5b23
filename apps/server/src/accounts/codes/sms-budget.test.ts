import { Challenge } from '@pavilion/contract/accounts/proof-of-work.ts'
import { SMS } from '@pavilion/contract/accounts/proof-text.ts'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { type AccountServer, newPerson, startAccountServer } from '../accounts.testing.ts'
import { solve } from './guessing.testing.ts'

const register = (server: AccountServer, address: string, given: object = {}) =>
  server.account('register', { body: { ...newPerson(), ...given }, address })

const told = async (server: AccountServer) =>
  (await server.outbox()).filter(({ channel }) => channel === 'sms').length

/** Signs up so many people, each with a proof of work, and answers the statuses. */
async function workFor(server: AccountServer, addresses: readonly string[], given: object = {}) {
  const { data } = await server.account('proof-of-work')
  const statuses: number[] = []
  for (const address of addresses) {
    const person = { ...newPerson(), ...given }
    const proof = solve({ ...Challenge.parse(data) }, { who: person.email, code: SMS })
    statuses.push((await register(server, address, { ...person, proof })).http)
  }
  return statuses
}

test('the /64s of one customer ask for fifteen text messages together, and then work for each', async () => {
  const server = await startAccountServer(await freshDatabase())
  const answers: number[] = []
  for (let at = 0; at < 24; at += 1) {
    answers.push((await register(server, `2001:db8:5:a${at % 4}00::${at + 1}`)).http)
  }
  const sameCustomer = Array.from({ length: 24 }, (_, at) => `2001:db8:5:a00${at % 4}::${at + 1}`)
  const together: number[] = []
  for (const address of sameCustomer) together.push((await register(server, address)).http)

  expect(answers).toEqual(Array.from({ length: 24 }, () => 201))
  expect(together.filter((status) => status === 201)).toHaveLength(6)
  expect(together.at(-1)).toBe(428)
  expect(await workFor(server, ['2001:db8:5:a001::77'])).toEqual([201])
})

test('no more text messages go out an hour than the operator has set, in all and to one country', async () => {
  const settings = { SMS_PER_HOUR: '7', SMS_PER_HOUR_AND_COUNTRY: '5' }
  const server = await startAccountServer(await freshDatabase(), settings)
  const british = { phone_number: '', country_id: 'GB', country_code: '44' }
  const addresses = Array.from({ length: 7 }, (_, at) => `198.51.100.${at}`)
  const numbers = [0, 1, 2].map((at) => ({ ...british, phone_number: `+44791112345${at}` }))

  const pakistan = await workFor(server, addresses)
  const britain = await Promise.all(
    numbers.map((given, at) => workFor(server, [`203.0.113.${at}`], given)),
  )

  expect(pakistan).toEqual([201, 201, 201, 201, 201, 429, 429])
  expect(britain.flat().filter((status) => status === 201)).toHaveLength(2)
  expect(await told(server)).toBe(7)
  server.wait(3600)
  expect((await register(server, '203.0.113.9')).http).toBe(201)
})
