import { write } from '@pavilion/cricket/fold/play.testing.ts'
import { lastManStands } from '@pavilion/cricket/formats/last-man-stands.ts'
import { pairs } from '@pavilion/cricket/formats/pairs.ts'
import { expect, test } from 'vitest'
import { nextOf } from './next.ts'

test('in pairs nobody is asked for after a wicket, and two batters after the pair’s overs', () => {
  const overs = '. . . . . . | '.repeat(4)
  const book = write(pairs, 'h: W')
  expect(nextOf(book.state)).toMatchObject({ ask: 'ball', middle: { striker: 'h2' } })

  const changed = write(pairs, `h: ${overs}`)
  expect(nextOf(changed.state)).toMatchObject({ ask: 'batter', due: { striker: null } })
  changed.write({ type: 'batter-came-in', player: 'h3' })
  expect(nextOf(changed.state).ask).toBe('batter')
  changed.write({ type: 'batter-came-in', player: 'h4' })
  expect(nextOf(changed.state).ask).toBe('bowler')
})

test('who retires at the limit is replaced at once, and asked for again as the last', () => {
  const book = write({ ...lastManStands, playersPerSide: 3 }, 'h: 6 6 6 6 6 | 1 6 6 6 2')
  expect(nextOf(book.state)).toMatchObject({ ask: 'batter', due: { hurt: [] } })

  book.bowl('. . . . . | W')
  expect(nextOf(book.state)).toMatchObject({ ask: 'batter', due: { hurt: ['h1'] } })
})
