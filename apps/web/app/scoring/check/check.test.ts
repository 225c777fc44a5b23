import type { Fact } from '@pavilion/cricket/facts.ts'
import { evolve } from '@pavilion/cricket/fold/match.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { acceptTheirs, checking, checkOf, proposeMine } from './check.ts'

const base = [...opening, ball(4)]
const check = (mine: readonly Fact[], theirs: readonly Fact[]) =>
  checkOf(after(...base, ...mine), [...base, ...theirs])

test('who lags behind or is ahead differs in nothing', () => {
  expect(check([ball(2)], [ball(2)])).toMatchObject({ differing: [], only: { mine: 0, theirs: 0 } })
  expect(check([], [ball(2), ball(0)])).toMatchObject({ differing: [], only: { theirs: 2 } })
  expect(check([ball(2), ball(0)], [])).toMatchObject({ differing: [], only: { mine: 2 } })
})

test('a ball that differs is one difference, and the balls around it agree', () => {
  const { differing, agreed, only } = check([ball(2), ball(0)], [ball(6), ball(0), ball(4)])

  expect(differing).toHaveLength(1)
  expect(agreed).toBe(base.length + 1)
  expect(only).toEqual({ mine: 0, theirs: 1 })
})

test('accepting theirs corrects the own log at that place alone', () => {
  const mine = [ball(2), ball(0), ball(6)]
  const theirs = [ball(4), ball(0), ball(0)]
  const own = after(...base, ...mine)
  const found = check(mine, theirs)
  const facts = acceptTheirs(own, found, found.differing[0] ?? -1)

  expect(facts).toEqual([
    { type: 'corrected', seq: base.length + 1, fact: ball(4), reason: expect.any(String) },
  ])
  const checked = after(...base, ...mine, ...facts)
  expect(checked.current?.runs).toBe(4 + 4 + 0 + 6)
  expect(checkOf(checked, [...base, ...theirs]).differing).toHaveLength(1)
})

test('a proposal corrects the official log at that place, without what is only the checker’s', () => {
  const described = { ...ball(0), note: 'Beaten', stroke: 'drive' } as Fact
  const found = check([described, ball(2), ball(6)], [ball(0), ball(4)])
  const facts = proposeMine(found, found.differing[0] ?? -1)

  expect(facts).toMatchObject([{ type: 'corrected', seq: base.length + 2, fact: ball(2) }])
  expect(facts).toHaveLength(1)
  expect(after(...base, ball(0), ball(4), ...facts).current?.runs).toBe(4 + 0 + 2)
})

test('a ball that one of them has left out is struck out or inserted', () => {
  const mine = [ball(0), ball(2), ball(0)]
  const theirs = [ball(0), ball(2), ball(3), { ...ball(0), striker: 'LB', nonStriker: 'LA' }]
  const found = check(mine, theirs)
  const at = found.differing[0] ?? -1

  expect(acceptTheirs(after(...base, ...mine), found, at)).toMatchObject([
    { type: 'inserted', fact: ball(3) },
    { type: 'corrected', fact: { striker: 'LB' } },
  ])
  expect(proposeMine(found, at)).toMatchObject([
    { type: 'struck-out', seq: base.length + 3 },
    { type: 'corrected', fact: { striker: 'LA' } },
  ])
})

test('what the scorer has corrected since is a difference', () => {
  const corrected: Fact = { type: 'corrected', seq: base.length, fact: ball(6), reason: 'Six' }
  const found = check([], [corrected])

  expect(found.differing).toHaveLength(1)
  const facts = acceptTheirs(after(...base), found, found.differing[0] ?? -1)
  expect(after(...base, ...facts).current?.runs).toBe(6)
})

test('two logs are compared once, until one of them is changed', () => {
  const look = checking()
  const [own, theirs] = [after(...base), [...base, ball(2)]]
  const first = look(own, theirs)
  expect(look(own, theirs)).toBe(first)

  const more = look(own, [...theirs, ball(0)])
  expect(more.only).toEqual({ mine: 0, theirs: 2 })
  const grown = evolve(own, { seq: own.seq + 1, fact: ball(2) })
  expect(look(grown, theirs).only).toEqual({ mine: 0, theirs: 0 })
})
