import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { ball } from '../scoring.testing.ts'
import { readOn } from './read-on.ts'

const MOST = 2

/** A server that answers two entries at a time, and notes from where it is asked. */
function shortServer(facts: readonly Fact[]) {
  const asked: number[] = []
  const ask = async (after: number) => {
    asked.push(after)
    const entries = facts.slice(after, after + MOST).map((fact) => ({ fact }))
    return { ok: true as const, value: { seq: facts.length, entries } }
  }
  return { asked, ask }
}

const log = [0, 1, 2, 3, 4].map((runs) => ball(runs))

test('a log is read on where an answer is cut', async () => {
  const { asked, ask } = shortServer(log)

  expect(await readOn([], ask)).toMatchObject({ ok: true, value: { facts: log } })
  expect(asked).toEqual([0, 2, 4])
})

test('what is known is not asked for again', async () => {
  const { asked, ask } = shortServer(log)

  expect(await readOn(log.slice(0, 4), ask)).toMatchObject({ ok: true, value: { facts: log } })
  expect(await readOn(log, ask)).toMatchObject({ ok: true, value: { facts: log } })
  expect(asked).toEqual([4, 5])
})

test('a log that has nothing new stays the same list', async () => {
  const told = await readOn(log, shortServer(log).ask)

  expect(told.ok && told.value.facts).toBe(log)
})

test('of a server that has lost entries everything is read', async () => {
  const { asked, ask } = shortServer(log.slice(0, 1))

  expect(await readOn(log, ask)).toMatchObject({ ok: true, value: { facts: log.slice(0, 1) } })
  expect(asked).toEqual([5, 0])
})

test('a refusal is passed on, whichever answer it is', async () => {
  const refused = { ok: false, status: 0, code: 'UNREACHABLE', message: '', errors: [] } as const
  const { ask } = shortServer(log)

  expect(await readOn([], async (after) => (after < 4 ? ask(after) : refused))).toBe(refused)
})
