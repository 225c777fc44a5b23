import fc from 'fast-check'
import type { League } from './league.ts'

const ids = ['a', 'b', 'c', 'd', 'e']

/** Small leagues, whose results can all be tried. */
export const leagues = fc
  .record({
    count: fc.integer({ min: 2, max: 5 }),
    points: fc.constantFrom(
      { win: 2, tie: 1 },
      { win: 3, tie: 1 },
      { win: 3, tie: 2 },
      { win: 1, tie: 0 },
      { win: 2, tie: 2 },
      { win: 5, tie: 2 },
      { win: 1, tie: 0.5 },
    ),
    scores: fc.array(fc.integer({ min: -3, max: 6 }), { minLength: 5, maxLength: 5 }),
    pairs: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 6 }),
    place: fc.nat(),
  })
  .map(({ count, points, scores, pairs, place }): League => {
    const remaining = pairs.map(([a, b]) => {
      const first = a % count
      const second = (first + 1 + (b % (count - 1))) % count
      return [ids[first] ?? '', ids[second] ?? ''] as const
    })
    const teams = ids.slice(0, count).map((id, at) => ({ id, points: scores[at] ?? 0 }))
    return { places: 1 + (place % count), points, teams, remaining }
  })

const span = fc
  .tuple(fc.integer({ min: -1, max: 2 }), fc.nat({ max: 3 }))
  .map(([least, more]) => [least, least + more] as const)

const isInOrder = ({ points, bonus }: League): boolean =>
  [0, 1].every((at) => {
    const [win = 0, tie = 0, loss = 0] = [bonus?.win[at], bonus?.tie[at], bonus?.loss[at]]
    return loss <= points.tie + tie && points.tie + tie <= points.win + win
  })

const MOST_TRIED = 3

/** Small leagues with bonus points, of which all combinations can be tried too. */
export const bonusLeagues = fc
  .tuple(leagues, fc.record({ win: span, tie: span, loss: span }))
  .map(([league, bonus]): League => ({
    ...league,
    bonus,
    remaining: league.remaining.slice(0, MOST_TRIED),
  }))
  .filter(isInOrder)
