import { z } from 'zod'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import {
  codeFor,
  login,
  member,
  newPerson,
  startAccountServer,
  wrong,
} from '../accounts.testing.ts'
import { guesserAt, solve } from './guessing.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { account, outbox, wait } = server
const { flood, guess, challenge } = guesserAt(server)
const DAY = 86_400

/** A member who has asked for another number, and the code that went there. */
async function changing() {
  const { access_token: bearer } = await login(server, await member(server))
  const { phone_number: phone } = newPerson()
  const body = { password: 'reverse swing', phone_number: phone, country_code: '92' }
  await account('change-phone', { body, bearer })
  const { data } = await account('compact-profile', { bearer })
  const { id } = z.object({ id: z.uuid() }).parse(data)
  return { bearer, id, phone, code: await codeFor(server, phone) }
}

test('while many codes are guessed, changing an account needs a proof of work too', async () => {
  const { bearer, id, phone, code } = await changing()
  await flood(120)
  const confirm = (body: object) => account('change-phone/confirm', { body, bearer })

  expect(await confirm({ code })).toMatchObject({ http: 428, code: 'PROOF_NEEDED' })
  const others = solve(await challenge(), { who: 'somebody else', code })
  expect(await confirm({ code, proof: others })).toMatchObject({ http: 428 })
  const proof = solve(await challenge(), { who: id, code })
  expect(await confirm({ code, proof })).toMatchObject({ data: { phoneNumber: phone } })
})

test('while many codes are guessed, closing an account needs a proof of work too', async () => {
  wait(DAY)
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  await account('close', { body: { password: person.password }, bearer })
  const { data } = await account('compact-profile', { bearer })
  const { id: who } = z.object({ id: z.uuid() }).parse(data)
  const code = await codeFor(server, person.phone_number)
  await flood(120)

  expect(await account('close/confirm', { body: { code }, bearer })).toMatchObject({ http: 428 })
  const proof = solve(await challenge(), { who, code })
  expect(await account('close/confirm', { body: { code, proof }, bearer })).toMatchObject({
    http: 200,
  })
})

test('while many codes are guessed, undoing a change needs a proof of work too', async () => {
  wait(DAY)
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  const { email } = newPerson()
  await account('change-email', { body: { password: person.password, email }, bearer })
  const body = { code: await codeFor(server, email) }
  await account('change-email/confirm', { body, bearer })
  const mail = (await outbox()).findLast(({ to }) => to === person.email)?.text ?? ''
  const [, token = ''] = /#token=(\S+)/.exec(mail) ?? []
  await account('undo-email-change', { body: { token } })
  const code = await codeFor(server, person.phone_number)
  await flood(120)
  const undo = (proof?: object) =>
    account('undo-email-change/confirm', { body: { token, code, ...(proof && { proof }) } })

  expect(await undo()).toMatchObject({ http: 428 })
  expect(await undo(solve(await challenge(), { who: token, code }))).toMatchObject({ http: 200 })
})

test('a wrong code of whoever is known counts with those of everybody', async () => {
  wait(DAY)
  const { bearer, code } = await changing()
  await guess('nobody@example.org', 1)
  await database.pool.query(`update attempt_count set spent = 99 where name = 'wrong-code-by-all'`)
  const body = { code: wrong(code) }

  expect(await account('change-phone/confirm', { body, bearer })).toMatchObject({ http: 400 })
  expect(await guess('nobody@example.org', 1)).toMatchObject({ http: 428 })
})
