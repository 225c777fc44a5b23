import { expect, test } from 'vitest'
import { t20 } from '../formats/t20.ts'
import { Book } from '../fold/play.testing.ts'
import { clockOf } from './clock.ts'
import { stoppageTimes } from './stoppage-times.ts'

const stop = (at: string, reason = 'Rain') => ({ type: 'stoppage', reason, at }) as const
const resume = (at: string) => ({ type: 'play-resumed', at }) as const
const start = (battingTeam: string) => ({ type: 'innings-started', battingTeam }) as const
const ended = { type: 'innings-ended', reason: 'closed' } as const
const GRACE = 15

/** "14:10–14:40, 20 lost before, 5 may still be lost". */
function told(book: Book): string {
  const { stoppedAt, resumesAt, lostBefore, graceLeft } = stoppageTimes(book.state, GRACE)
  const time = (minute: number | null) => (minute === null ? '?' : clockOf(minute))
  return `${time(stoppedAt)}–${time(resumesAt)}, ${lostBefore} before, ${graceLeft} free`
}

const first = () => new Book(t20).write(start('h')).bowl('1')

test.each([
  ['nothing was stopped', first(), '?–?, 0 before, 15 free'],
  ['play has stopped', first().write(stop('14:10')), '14:10–?, 0 before, 15 free'],
  [
    'it goes on, and no ball was bowled yet',
    first().write(stop('14:10')).write(resume('14:40')),
    '14:10–14:40, 0 before, 15 free',
  ],
  [
    'a ball was bowled since',
    first().write(stop('14:10')).write(resume('14:40')).bowl('1'),
    '?–?, 30 before, 15 free',
  ],
  [
    'it has stopped a second time',
    first().write(stop('14:10')).write(resume('14:40')).write(stop('14:45')),
    '14:45–?, 30 before, 15 free',
  ],
  [
    'the hours of play have breaks',
    first().write(stop('14:10', 'Drinks')).write(resume('14:15')),
    '?–?, 0 before, 15 free',
  ],
  [
    'a break later does not end the rain that a ball had ended',
    first().write(stop('14:10')).bowl('1').write(stop('15:00', 'Tea')).write(resume('15:20')),
    '?–?, 0 before, 15 free',
  ],
  [
    'the start was late',
    new Book(t20).write(stop('14:00')).write(resume('14:30')),
    '14:00–14:30, 0 before, 15 free',
  ],
  [
    'it goes on after midnight',
    first().write(stop('23:50')).write(resume('00:20')).bowl('1'),
    '?–?, 30 before, 15 free',
  ],
  [
    'the first innings has used some of what is free',
    first().write(stop('14:10')).write(resume('14:20')).write(ended).write(start('a')),
    '14:10–14:20, 0 before, 15 free',
  ],
  [
    'the second innings began since',
    first()
      .write(stop('14:10'))
      .write(resume('14:20'))
      .bowl('1')
      .write(ended)
      .write(stop('16:00'))
      .write(resume('16:30'))
      .write(start('a'))
      .bowl('1')
      .write(stop('17:00')),
    '17:00–?, 30 before, 5 free',
  ],
])('where %s', (_, book, says) => {
  expect(told(book)).toBe(says)
})

test('a time that was put right counts as it is now', () => {
  const book = first().write(stop('14:10'))
  const { seq } = book.state
  book.write({ type: 'corrected', seq, fact: stop('14:25') })

  expect(told(book)).toBe('14:25–?, 0 before, 15 free')
})
