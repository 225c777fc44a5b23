import { expect, test } from 'vitest'
import { type Book, play, write } from '../fold/play.testing.ts'
import { multiDay } from '../formats/multi-day.ts'
import { t20 } from '../formats/t20.ts'
import { type Dates, daysOf } from './sessions.ts'

const unknown: Dates = { nights: [], days: [] }
const dot = '. . . . . .'
const stop = (book: Book, reason: string): Book => book.write({ type: 'stoppage', reason })

/** "2: lunch 12/1 (3) tea …" for each day. */
const told = (book: Book, dates = unknown) =>
  daysOf(book.state, dates).map(
    ({ day, sessions }) =>
      `${day}: ${sessions
        .map(
          ({ end, innings }) =>
            `${end} ${innings.map(({ runs, wickets, overs }) => `${runs}/${wickets} (${overs})`).join(', ')}`,
        )
        .join(' ')}`,
  )

/** Lunch, tea and stumps of a day with an over each. */
function aDay(book: Book): Book {
  for (const reason of ['Lunch', 'Tea', 'Stumps']) stop(book.bowl(dot), reason)
  return book
}

test('a day has its sessions as the scorer noted them, and what each of them brought', () => {
  const book = write(multiDay, `h: 4 W . . . . | ${dot}`)
  stop(book, 'Drinks').bowl('1 . . . . .')
  stop(book, 'Lunch').bowl('4 4 . . . .')
  stop(book, 'tea ').bowl('. . W')
  stop(book, 'Stumps')

  expect(told(book)).toEqual(['1: lunch 5/1 (3) tea 13/1 (4) stumps 13/2 (4.3)'])
  const [day] = daysOf(book.state, unknown)
  expect(day?.sessions).toMatchObject([
    { runs: 5, wickets: 1, overs: '3' },
    { runs: 8, wickets: 0, overs: '1' },
    { runs: 0, wickets: 1, overs: '0.3' },
  ])
})

test('days follow each other, and one with two innings tells both', () => {
  const book = aDay(write(multiDay, `h: ${dot}`)).bowl('4 declared')
  book.write({ type: 'innings-started', battingTeam: 'a' }).bowl('6 . .')
  stop(book, 'Lunch')

  expect(told(book)).toEqual([
    '1: lunch 0/0 (2) tea 0/0 (3) stumps 0/0 (4)',
    '2: lunch 4/0 (4.1), 6/0 (0.3)',
  ])
})

test('a session under way is not told, and the last one ends with the result', () => {
  const book = aDay(write(multiDay, `h: ${dot}`)).bowl('4 4')
  expect(told(book)).toHaveLength(1)
  book.write({ type: 'match-ended', result: 'drawn' })

  expect(told(book)[1]).toBe('2: result 8/0 (4.2)')
})

test('no play after tea makes it the close', () => {
  const book = stop(write(multiDay, `h: ${dot}`), 'Tea')
  stop(book.write({ type: 'play-resumed' }), 'Stumps')

  expect(told(book)).toEqual(['1: stumps 0/0 (1)'])
})

test('where nobody noted the close, the night between two balls tells it', () => {
  const book = write(multiDay, `h: ${dot} | ${dot}`)
  const days = [
    { seq: 2, date: '2026-06-14', number: 1 },
    { seq: 8, date: '2026-06-16', number: 3 },
  ]
  book.write({ type: 'match-ended', result: 'drawn' })

  expect(told(book, { ...unknown, nights: [8] })).toEqual([
    '1: stumps 0/0 (1)',
    '2: result 0/0 (2)',
  ])
  const dated = daysOf(book.state, { ...unknown, nights: [8], days })
  expect(dated).toMatchObject([
    { day: 1, date: '2026-06-14' },
    { day: 3, date: '2026-06-16' },
  ])
})

test('a night that was noted too is one, and what was sent days later says nothing of its day', () => {
  const book = stop(write(multiDay, `h: ${dot}`), 'Stumps').bowl(dot)
  stop(book, 'Stumps')
  const days = [{ seq: 2, date: '2026-07-01', number: 18 }]

  expect(daysOf(book.state, { ...unknown, nights: [9], days })).toMatchObject([
    { day: 1, date: null },
    { day: 2, date: null },
  ])
})

test('an interval that was struck out is none, and an inserted ball is of its session', () => {
  const book = stop(write(multiDay, `h: ${dot}`), 'Lunch').bowl(dot)
  book.write({ type: 'struck-out', seq: 8 })
  stop(book, 'Stumps')
  const first = book.state.log[1]?.fact
  if (first?.type !== 'ball-bowled') throw new Error('No ball.')
  book.write({ type: 'inserted', after: 2, fact: { ...first, extras: { wides: 1 } } })

  expect(told(book)).toEqual(['1: stumps 1/0 (2)'])
})

test('matches of an innings a side, and those of which no break is known, have no days', () => {
  expect(told(stop(write(t20, `h: ${dot}`), 'Stumps'))).toEqual([])
  expect(daysOf(play(multiDay, `h: ${dot}`), unknown)).toEqual([])
  const drawn = write(multiDay, `h: ${dot}`).write({ type: 'match-ended', result: 'drawn' })
  expect(told(drawn)).toEqual([])
  expect(told(write(multiDay))).toEqual([])
})
