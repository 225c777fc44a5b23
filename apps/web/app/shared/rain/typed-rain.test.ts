import { Book, write } from '@pavilion/cricket/fold/play.testing.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { hundred } from '@pavilion/cricket/formats/hundred.ts'
import { oneDay } from '@pavilion/cricket/formats/one-day.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { expect, test } from 'vitest'
import { endFigures, endText } from './end-text.ts'
import { figuresOf, rulingText } from './ruling-text.ts'
import { sumText } from './sum-text.ts'
import { factsOf, firstRain, laterOf, rulesOf, rulingOf, saidBy } from './typed-rain.ts'
import type { TypedRain } from './typed-rain.ts'

const overs = (count: number, ball = '1') => Array.from({ length: count * 6 }, () => ball).join(' ')

function typedFor(state: MatchState, part: Partial<TypedRain>): TypedRain {
  const rules = rulesOf(state)
  if (!rules.ok) throw new Error(rules.message)
  return { ...firstRain(rules.value, state), ...part }
}

/** What the sheet says of it. */
function said(state: MatchState, part: Partial<TypedRain>): string | undefined {
  const ruling = rulingOf(state, typedFor(state, part))
  return ruling?.ok ? rulingText(ruling.value) : ruling?.message
}

const chase = write(t20, `h: ${overs(20)}`, `a: ${overs(8, '2')}`).state

test('overs that a chase loses give its target, which is recorded with method and reason', () => {
  const typed = typedFor(chase, { lost: '5', reason: ' Hail ' })

  expect(said(chase, typed)).toMatch(/^Target \d+ from 15 overs$/)
  expect(factsOf(chase, typed)).toEqual([
    {
      type: 'target-revised',
      runs: expect.any(Number),
      balls: 90,
      method: 'D/L (Standard Edition)',
      reason: 'Hail',
    },
  ])
})

test('nothing is recorded without overs, without a reason, or where nothing changes', () => {
  expect(rulingOf(chase, typedFor(chase, {}))).toBeUndefined()
  expect(factsOf(chase, typedFor(chase, { lost: '5', reason: ' ' }))).toEqual([])
  expect(said(chase, { lost: '0' })).toBe('Nothing changes')
  expect(factsOf(chase, typedFor(chase, { lost: '0' }))).toEqual([])
})

test('what is typed wrongly is answered with a sentence', () => {
  expect(said(chase, { lost: 'five' })).toBe('Overs are written as 3 or 3.2.')
  expect(said(chase, { lost: '3.9' })).toBe('Overs are written as 3 or 3.2.')
  expect(said(chase, { lost: '12' })).toMatch(/no ball/)
  expect(said(chase, { lost: '2', minimumOvers: '' })).toMatch(/fewest overs/)
  expect(said(chase, { lost: '2', minutesPerOver: '0' })).toMatch(/minutes an over/)
  expect(said(chase, { lost: '2', g50: '0' })).toMatch(/G50/)
  expect(said(chase, { lost: '2', minimumOvers: '19' })).toMatch(/a result takes 19/)
})

test('times give the overs that they cost, and what a later hour would cost', () => {
  const times = { by: 'times', stopped: '19:10', resumes: '19:32' } as const

  expect(said(chase, times)).toBe(said(chase, { lost: '5' }))
  expect(said(chase, { ...times, resumes: '' })).toBeUndefined()
  const later = laterOf(chase, typedFor(chase, times))
  expect(later.map(({ at }) => at)).toEqual(['19:42', '19:52', '20:02'])
  expect(later[0]?.ruling).toMatchObject({ value: { resumption: { balls: { second: 78 } } } })
  const last = laterOf(chase, typedFor(chase, { ...times, minimumOvers: '13' }))
  expect(last.map(({ ruling }) => ruling.ok)).toEqual([true, false])
  expect(laterOf(chase, typedFor(chase, { lost: '5' }))).toEqual([])
})

test('recorded times propose the overs, which can be said otherwise', () => {
  const lostTime = { secondsPerOver: 240, graceMinutes: 10, minimumOvers: 5 }
  const book = write({ ...t20, lostTime }, `h: ${overs(20)}`, `a: ${overs(8, '2')}`)
  book.write({ type: 'stoppage', reason: 'Rain', at: '17:10' })
  expect(typedFor(book.state, {})).toMatchObject({ by: 'times', stopped: '17:10', resumes: '' })

  const { state } = book.write({ type: 'play-resumed', at: '17:40' })
  const typed = typedFor(state, {})
  expect(sumText(state, typed)).toBe(
    '30 minutes lost, of which 10 cost no overs. 20 minutes at 4 an over come to 5 overs.',
  )
  expect(said(state, {})).toMatch(/^Target \d+ from 15 overs$/)
  expect(factsOf(state, typed)).toMatchObject([{ balls: 90, reason: 'Rain' }])
  expect(saidBy(state, typed, 'overs')).toMatchObject({ by: 'overs', lost: '5' })
  expect(sumText(state, saidBy(state, typed, 'overs'))).toBeNull()
})

test('in the first innings the sum is of the time that is left for both sides', () => {
  const book = write(t20, `h: ${overs(4)}`)
  const { state } = book
    .write({ type: 'stoppage', reason: 'Rain', at: '14:20' })
    .write({ type: 'play-resumed', at: '14:54' })

  expect(sumText(state, typedFor(state, {}))).toBe(
    '34 minutes lost. Of 170 minutes for both sides 136 are left, which at 4.25 an over gives 16 overs a side.',
  )
  expect(said(state, {})).toBe('16 overs a side')
})

test('before the toss a late start says how many overs would be left', () => {
  const { state } = new Book(t20)

  expect(said(state, { by: 'times', stopped: '14:00', resumes: '14:34' })).toBe('16 overs a side')
  expect(said(state, { by: 'times', stopped: '14:00', resumes: '14:00' })).toBe('Nothing changes')
})

test('a stoppage goes on after midnight', () => {
  const late = { by: 'times', stopped: '23:50', resumes: '00:12' } as const

  expect(said(chase, late)).toBe(said(chase, { lost: '5' }))
  expect(laterOf(chase, typedFor(chase, late))[0]?.at).toBe('00:22')
})

test('before the first ball both sides lose overs, and the innings begins', () => {
  const { state } = new Book(oneDay).write({ type: 'toss', winner: 'h', decision: 'bat' })

  expect(said(state, { lost: '10' })).toBe('40 overs a side')
  expect(factsOf(state, typedFor(state, { lost: '10' })).map(({ type }) => type)).toEqual([
    'innings-started',
    'target-revised',
  ])
})

test('a first innings that was cut short gives a target between the innings', () => {
  const book = write(t20, `h: ${overs(10)}`)
  book.write({ type: 'target-revised', balls: 84 }).bowl(overs(4))

  expect(said(book.state, {})).toBe('Target 93 from 14 overs')
  expect(said(book.state, { g50: '245' })).toBe('Target 95 from 14 overs')
})

test('the figures are those that umpires compare: resources, par and bowlers', () => {
  const ruling = rulingOf(chase, typedFor(chase, { lost: '5' }))
  const figures = ruling?.ok ? Object.fromEntries(figuresOf(chase, ruling.value)) : {}

  expect(figures).toMatchObject({
    'Lost by this innings': '5 overs',
    'Overs a bowler': '3',
    Method: 'D/L (Standard Edition)',
    'Resources of Homes': '56.6 %',
  })
  expect(Object.keys(figures)).toContain('Par as play resumes')
})

/** What the sheet says of a match that is broken off. */
function saidOfEnd(state: MatchState, part: Partial<TypedRain> = {}) {
  const typed = typedFor(state, { by: 'end', ...part })
  const ruling = rulingOf(state, typed)
  if (!ruling?.ok) return ruling?.message
  return [endText(state, ruling.value), Object.fromEntries(endFigures(state, typed, ruling.value))]
}

test('a chase that is broken off is won by the runs between its score and the par score', () => {
  const [text, figures] = saidOfEnd(chase) ?? []
  const par = Number(Object(figures)['Par'])

  expect(figures).toMatchObject({ Score: '96/0', 'Overs of the chase': '8' })
  expect(text).toBe(`Aways won by ${96 - par} runs, D/L (Standard Edition)`)
  expect(factsOf(chase, typedFor(chase, { by: 'end', reason: 'Hail' }))).toMatchObject([
    { type: 'target-revised', runs: par + 1, balls: 48, reason: 'Hail' },
    { type: 'match-ended', result: 'won', winner: 'a', by: { runs: 96 - par } },
  ])
})

test('without the overs that a result takes nobody wins, and the sheet says the numbers', () => {
  const fewest = { 'Overs of the chase': '8', 'Fewest overs for a result': '9' }
  const first = write(t20, `h: ${overs(3)}`).state

  expect(saidOfEnd(chase, { minimumOvers: '9' })).toMatchObject(['No result', fewest])
  expect(saidOfEnd(first)).toEqual(['No result', { 'Overs of the chase': 'None bowled' }])
})

test('a target that is not by the method is not decided by it', () => {
  const book = write(t20, `h: ${overs(20)}`, `a: ${overs(8, '2')}`)
  book.write({ type: 'target-revised', runs: 150 })

  expect(saidOfEnd(book.state)).toMatch(/not the one that the method gives/)
})

test('formats that the table is not made for are refused', () => {
  expect(rulesOf(write(hundred, 'h: 1').state)).toMatchObject({ ok: false, code: 'balls-per-over' })
})
