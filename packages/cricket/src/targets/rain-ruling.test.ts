import { expect, test } from 'vitest'
import { hundred } from '../formats/hundred.ts'
import { t20 } from '../formats/t20.ts'
import type { MatchState } from '../fold/state.ts'
import { evolve } from '../fold/match.ts'
import { Book, write } from '../fold/play.testing.ts'
import { outcomeOf } from '../result/outcome.ts'
import { creditedRates } from '../standings/credited-rates.ts'
import { phaseOf } from './interrupted.ts'
import { rainConditions } from './rain-conditions.ts'
import { rulingOfBallsLost, rulingOfEnd, rulingOfResumption, type Ruling } from './rain-ruling.ts'
import type { Result } from '../result.ts'

const asked = rainConditions(t20)
if (!asked.ok) throw new Error(asked.message)
const rain = asked.value

const overs = (count: number, ball = '1') => Array.from({ length: count * 6 }, () => ball).join(' ')
/** From 14:00 with 20 minutes between the innings; an hour is a little over 14 overs. */
const start = 14 * 60
const time = { stoppedAt: start, lostBefore: 0, madeUp: 0, cutOff: start + 230 }

function valueOf(result: Result<Ruling>): Ruling {
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function after(state: MatchState, { facts }: Ruling): MatchState {
  return facts.reduce((now, fact) => evolve(now, { seq: now.seq + 1, fact }), state)
}

test('a match that starts an hour late is shortened for both sides before it begins', () => {
  const { state } = new Book(t20)
  const ruling = valueOf(rulingOfResumption(state, rain, { ...time, resumesAt: start + 60 }))

  expect(ruling).toMatchObject({
    phase: 'not begun',
    facts: [],
    conditions: { oversPerInnings: 13, maxOversPerBowler: 3, powerplays: [{ from: 0, to: 23 }] },
  })
})

test('a second delay counts from the scheduled start, not from the first one', () => {
  const { state } = new Book({ ...t20, oversPerInnings: 13 })
  const late = { ...time, stoppedAt: start + 60, lostBefore: 60, resumesAt: start + 77 }

  expect(valueOf(rulingOfResumption(state, rain, late)).conditions?.oversPerInnings).toBe(11)
})

test('after the toss the first innings begins with fewer overs', () => {
  const { state } = new Book(t20).write({ type: 'toss', winner: 'h', decision: 'field' })
  const ruling = valueOf(rulingOfResumption(state, rain, { ...time, resumesAt: start + 60 }))
  const now = after(state, ruling)

  expect(phaseOf(now)).toBe('first innings')
  expect(now.current).toMatchObject({ team: { id: 'a' }, ballLimit: 78 })
})

test('rain in the first innings shortens it, and the chase gets the same overs and a target', () => {
  const book = write(t20, `h: ${overs(10)}`)
  const stopped = { ...time, stoppedAt: start + 45, resumesAt: start + 96 }
  const shortened = after(book.state, valueOf(rulingOfResumption(book.state, rain, stopped)))
  expect(shortened.current).toMatchObject({ ballLimit: 84, target: null })

  book.state = shortened
  book.bowl(overs(4))
  expect(phaseOf(book.state)).toBe('interval')
  const chase = valueOf(rulingOfResumption(book.state, rain, { ...time, resumesAt: start }))
  const now = after(book.state, chase)

  expect(chase.facts.map(({ type }) => type)).toEqual(['innings-started', 'target-revised'])
  expect(now.current).toMatchObject({ team: { id: 'a' }, ballLimit: 84 })
  expect(now.current?.target?.runs).toBe(chase.resumption?.target)
  expect(chase.resumption?.target).toBeGreaterThan(85)
  expect(now.method).toBe('D/L (Standard Edition)')
})

test('rain that ends the first innings begins the second with its target', () => {
  const { state } = write(t20, `h: ${overs(12)}`)
  const late = { ...time, stoppedAt: start + 50, resumesAt: start + 190 }
  const now = after(state, valueOf(rulingOfResumption(state, rain, late)))

  expect(now.innings[0]?.closed).toBe('closed')
  expect(now.current).toMatchObject({ ballLimit: 60, target: { given: true } })
})

test('rain in the chase takes overs from what the chase had when it began', () => {
  const short = write(t20, `h: ${overs(10)}`)
  short.write({ type: 'target-revised', balls: 90 }).bowl(overs(5))
  short.state = after(short.state, valueOf(rulingOfBallsLost(short.state, rain, 0)))
  const ended = write(t20, `h: ${overs(12)}`)
  const late = { ...time, stoppedAt: start + 50, resumesAt: start + 190 }
  ended.state = after(ended.state, valueOf(rulingOfResumption(ended.state, rain, late)))
  const again = { ...time, stoppedAt: start + 200, resumesAt: start + 222 }

  for (const [book, left] of [
    [short, 60],
    [ended, 30],
  ] as const) {
    const { state } = book.bowl('1')
    expect(valueOf(rulingOfResumption(state, rain, again)).resumption?.balls.second).toBe(left)
  }
})

test('an undisturbed interval changes nothing', () => {
  const { state } = write(t20, `h: ${overs(20)}`)

  expect(valueOf(rulingOfResumption(state, rain, { ...time, resumesAt: start })).facts).toEqual([])
})

test('a chase that is broken off is decided by the par score, as net run rate counts it', () => {
  const { state } = write(t20, `h: ${overs(20)}`, `a: ${overs(8, '2')}`)
  const ruling = valueOf(rulingOfEnd(state, rain))
  const now = after(state, ruling)
  const outcome = outcomeOf(now)

  expect(ruling.end).toMatchObject({ kind: 'won', winner: 'team 2' })
  expect(outcome).toMatchObject({
    winner: 'a',
    method: 'D/L (Standard Edition)',
    by: { runs: expect.any(Number) },
  })
  const par = 96 - (outcome?.by?.runs ?? 0)
  expect(creditedRates(now, outcome!)?.get('h')).toEqual({ runs: par, balls: 48 })
})

test('before the minimum of overs nobody wins, and without a ball the match is abandoned', () => {
  const { state } = write(t20, `h: ${overs(20)}`, `a: ${overs(4, '2')}`)
  expect(valueOf(rulingOfEnd(state, rain)).facts).toEqual([
    { type: 'match-ended', result: 'no result' },
  ])
  const abandoned = { type: 'match-ended', result: 'no result', method: 'Abandoned without a ball' }
  expect(valueOf(rulingOfEnd(new Book(t20).state, null)).facts).toEqual([abandoned])
})

test('what cannot be played is refused with a sentence', () => {
  const { state } = new Book(t20)
  const refusalOf = (result: Result<Ruling>) => (result.ok ? '' : result.code)

  const late = { ...time, resumesAt: start + 160 }
  expect(refusalOf(rulingOfResumption(state, rain, late))).toBe('too-short')
  const early = { ...time, resumesAt: start - 1 }
  expect(refusalOf(rulingOfResumption(state, rain, early))).toBe('bad-time')
  const over = after(state, valueOf(rulingOfEnd(state, rain)))
  expect(refusalOf(rulingOfEnd(over, rain))).toBe('over')
  expect(refusalOf(rulingOfResumption(over, rain, late))).toBe('over')
  const chase = write(hundred, `h: ${overs(10)}`, 'a: 1').state
  expect(refusalOf(rulingOfEnd(chase, null))).not.toBe('')
})

test('overs that the umpires take off a chase give the target of a stoppage as long', () => {
  const { state } = write(t20, `h: ${overs(20)}`, `a: ${overs(8, '2')}`)
  const lost = valueOf(rulingOfBallsLost(state, rain, 5 * 6))
  const stopped = { ...time, stoppedAt: start + 130, resumesAt: start + 130 + 22 }
  const timed = valueOf(rulingOfResumption(state, rain, stopped))

  expect(lost.resumption).toMatchObject({ balls: { first: 120, second: 90 } })
  expect(lost.facts).toEqual(timed.facts)
  expect(after(state, lost).current).toMatchObject({
    ballLimit: 90,
    target: { runs: lost.resumption?.target, given: true },
  })
})

test('overs that are taken off the first innings are taken off both', () => {
  const book = write(t20, `h: ${overs(10)}`)
  book.state = after(book.state, valueOf(rulingOfBallsLost(book.state, rain, 36)))
  expect(book.state.current).toMatchObject({ ballLimit: 84, target: null })

  book.bowl(overs(4))
  const chase = valueOf(rulingOfBallsLost(book.state, rain, 0))
  const now = after(book.state, chase)
  expect(now.current).toMatchObject({ ballLimit: 84, target: { given: true } })
  expect(now.current?.target?.runs).toBeGreaterThan(85)
})

test('before the first ball the overs lost shorten both innings', () => {
  const { state } = new Book(t20).write({ type: 'toss', winner: 'h', decision: 'bat' })
  const now = after(state, valueOf(rulingOfBallsLost(state, rain, 18)))

  expect(now.current).toMatchObject({ team: { id: 'h' }, ballLimit: 102 })
})

test('an innings is not shortened to what it has had, nor by half a ball', () => {
  const { state } = write(t20, `h: ${overs(20)}`, `a: ${overs(8, '2')}`)
  const codeOf = (balls: number) => {
    const ruling = rulingOfBallsLost(state, rain, balls)
    return ruling.ok ? '' : ruling.code
  }

  expect([codeOf(72), codeOf(0.5), codeOf(-6)]).toEqual(['bad-overs', 'bad-overs', 'bad-overs'])
  expect(codeOf(71)).toBe('')
})
