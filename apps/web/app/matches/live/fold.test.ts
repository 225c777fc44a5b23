import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { play, setupFor } from '@pavilion/cricket/fold/play.testing.ts'
import { viewOf } from '@pavilion/cricket/views/view.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Fold } from './fold.ts'
import { markOf, wordsOf } from './announcement.ts'
import { readEntry } from './match-log.ts'

const { log, ...match } = play(
  t20,
  'h: 1 . 4 wd Wb 6 2 . 1 1 nb+4 Wc 3 declared',
  'a: . 1 6 Wlbw 4',
)

test('a match folded in pieces here is the match the server shows', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(log.length)), (cuts) => {
      const fold = new Fold(setupFor(t20))
      const ends = [...new Set([...cuts, log.length])].toSorted((a, b) => a - b)
      const sights = ends.map((end, i) => fold.take(log.slice(ends[i - 1] ?? 0, end)))

      expect(sights.at(-1)?.view).toEqual(viewOf({ log, ...match }))
    }),
  )
})

test('a known entry changes nothing', () => {
  const fold = new Fold(setupFor(t20))
  fold.take(log)

  expect(fold.take(log.slice(-3)).view).toEqual(viewOf({ log, ...match }))
})

test('there is something to say after a wicket and after an over, and not between', () => {
  const marks = log.map((_, i) => markOf(new Fold(setupFor(t20)).take(log.slice(0, i + 1)).view))
  const said = marks.filter((mark, i) => i > 0 && mark !== marks[i - 1]).length

  expect(said).toBe(5)
  expect(wordsOf(viewOf({ log, ...match }), t20)).toBe('Aways 11 for 1, 0.5 overs')
})

test('a frame that makes no sense is left out, so that its seq is asked for', () => {
  expect(readEntry(4, '{"type":"play-resumed"}')).toEqual({
    seq: 4,
    fact: { type: 'play-resumed' },
  })
  expect(readEntry(4, 'half a fr')).toBeUndefined()
  expect(readEntry(Number('x'), '{"type":"play-resumed"}')).toBeUndefined()
})
