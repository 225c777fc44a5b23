import { expect, test } from 'vitest'
import { t20 } from '../formats/t20.ts'
import { judge } from '../laws/judge.ts'
import { Book } from './play.testing.ts'
import { viewOf } from '../views/view.ts'

const homes = { type: 'roles-named', team: 'h', captain: 'h3', keeper: 'h6' } as const

test('a side names its captain and its keeper, before the toss or after', () => {
  const { state } = new Book(t20)
    .write(homes)
    .write({ type: 'toss', winner: 'h', decision: 'bat' })
    .write({ type: 'roles-named', team: 'a', captain: 'a1', keeper: 'a1' })

  expect(viewOf(state).roles).toEqual([
    { team: 'h', captain: 'h3', keeper: 'h6' },
    { team: 'a', captain: 'a1', keeper: 'a1' },
  ])
})

test('nobody is captain or keeper until somebody is named', () => {
  const { state } = new Book(t20).write({ type: 'roles-named', team: 'a', keeper: 'a5' })

  expect(viewOf(state).roles).toEqual([{ team: 'a', captain: null, keeper: 'a5' }])
})

test('another keeper takes the gloves in the middle of an innings, and the captain stays', () => {
  const book = new Book(t20).write(homes).write({ type: 'innings-started', battingTeam: 'a' })
  const change = { type: 'roles-named', team: 'h', keeper: 'h2' } as const

  expect(judge(book.state, change).ok).toBe(true)
  expect(viewOf(book.write(change).state).roles).toEqual([
    { team: 'h', captain: 'h3', keeper: 'h2' },
  ])
})

test('a struck-out sheet names nobody', () => {
  const { state } = new Book(t20).write(homes).write({ type: 'struck-out', seq: 1 })

  expect(viewOf(state).roles).toEqual([])
})

test('captain and keeper are of the side that names them', () => {
  const { state } = new Book(t20)
  const codeOf = (fact: Parameters<typeof judge>[1]) => {
    const verdict = judge(state, fact)
    return verdict.ok ? null : verdict.code
  }

  expect(codeOf(homes)).toBeNull()
  expect(codeOf({ ...homes, captain: 'a1' })).toBe('not-in-side')
  expect(codeOf({ ...homes, keeper: 'stranger' })).toBe('not-in-side')
  expect(codeOf({ ...homes, team: 'x' })).toBe('no-such-team')
})

test('a replacement may keep wicket', () => {
  const { state } = new Book(t20).write({
    type: 'player-replaced',
    team: 'h',
    in: 'sub',
    out: 'h6',
    reason: 'concussion_substitute',
  })

  expect(judge(state, { ...homes, keeper: 'sub' }).ok).toBe(true)
})
