// Every call of the contract is made by everybody there is, and lets through whom the tables say.
//
// A call that is new fails here until it has a line in a table of its group (`RowsOf<'orders'>` in
// access-rows.testing.ts of the slice that answers it). The line says who is let through and makes an input that fits:
//
//   open(() => ({ … }))                             everybody; a change says why as well
//   own('why nobody is asked', () => ({ … }))       every account, as it reaches only its own things
//   only('read-order', ['member', 'operator'], …)   those of whom `may` says so; 404 to all others
//   openly(only(…))                                 as that, but 403
//
// `ask` may make what the call needs to find: things.memberId is whose it is, things.organisationId the
// organisation in which everybody but `elsewhere` has their role.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { call, isProcedure, ORPCError } from '@orpc/server'
import { contract } from '@pavilion/contract/contract.ts'
import { expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { root } from '#config.ts'
import { nobody } from '#http/caller.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { loadContent } from '#cms/cms.ts'
import { isAsked } from './is-asked.testing.ts'
import { makePerson, makeThings } from './things.testing.ts'
import { people, type Person, type Row } from './rows.testing.ts'

const home = path.join(root, 'apps', 'server', 'src')

type Tables = Readonly<Record<string, Readonly<Record<string, Row<unknown>>>>>
/** The tables of all slices. */
const tables: readonly Tables[] = await Promise.all(
  readdirSync(home)
    .map((slice) => path.join(home, slice, 'access-rows.testing.ts'))
    .filter((file) => existsSync(file))
    .map((file): Promise<Tables> => import(file)),
)

const rowOf = (group: string, member: string) =>
  tables.map((table) => table[group]?.[member]).find((row) => row !== undefined)

const app = await freshApp('sample')
await loadContent(app)
const shared = await makeThings(app)

type Call = {
  readonly name: string
  readonly isChange: boolean
  readonly procedure: unknown
  readonly row: Row<unknown> | undefined
}

const handlers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = api

const calls: Call[] = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([member, promised]) => {
    const name = `${group}.${member}`
    const procedure = handlers[group]?.[member]
    const { method = 'POST', path = '' } = promised['~orpc'].route
    const isQuestion = method === 'GET' || path.endsWith('/filter')
    return { name, isChange: !isQuestion, procedure, row: rowOf(group, member) }
  }),
)

const REFUSED = [401, 403, 404]
const UNFIT = ['BAD_REQUEST', 'INVALID_INPUT', 'INTERNAL_SERVER_ERROR']

/** 200 for whoever is let through, even if only to hear of something else that is wrong. */
async function outcome({ procedure }: Call, row: Row<unknown>, person: Person): Promise<number> {
  if (!isProcedure(procedure)) throw new TypeError('Nobody answers this call.')
  const { things, bearer } = await makePerson(shared, person)
  const caller = { ...nobody, bearer }
  const context = { app, host: 'localhost', requestId: 'test', caller }
  try {
    await call(procedure, await row.ask(things), { context })
    return 200
  } catch (error) {
    if (!(error instanceof ORPCError) || UNFIT.includes(error.code)) throw error
    return REFUSED.includes(error.status) ? error.status : 200
  }
}

function expected({ lets, refuses, refusesNobody = 401 }: Row<unknown>, person: Person): number {
  if (lets.includes(person)) return 200
  return person === 'anonymous' || person === 'unverified' ? refusesNobody : refuses
}

test('every call has a line, and every line a call', () => {
  const lines = tables.flatMap((table) =>
    Object.entries(table).flatMap(([group, rows]) =>
      Object.keys(rows).map((member) => `${group}.${member}`),
    ),
  )

  expect(lines.toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

test.each(calls)('$name lets through whom it says, and nobody else', async (one) => {
  const { row } = one
  if (row === undefined) throw new TypeError(`${one.name} has no line: see the head of this file.`)
  const outcomes = await Promise.all(
    people.map(async (person) => [person, await outcome(one, row, person)]),
  )

  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(people.map((person) => [person, expected(row, person)])),
  )
})

test('every change asks whether it may be made, or says why nobody is asked', () => {
  const careless = calls.filter(
    ({ isChange, row }) => isChange && row?.action === undefined && !row?.because,
  )

  expect(careless.map(({ name }) => name)).toEqual([])
})

test('every action that an entry names is checked by the server', () => {
  const actions = new Set(calls.flatMap(({ row }) => row?.action ?? []))

  expect([...actions].filter((action) => !isAsked(action))).toEqual([])
})
