import type { InningsView } from '../views/view.ts'
import { chanceOfChase, chanceOfSetting } from './chance.ts'
import { coefficientsFor } from './model.ts'

type Played = Pick<
  InningsView,
  'superOver' | 'runs' | 'wickets' | 'balls' | 'closed' | 'source' | 'target' | 'limits'
> & { readonly overRows: readonly Pick<InningsView['overRows'][number], 'balls' | 'score'>[] }

export type ChancePoint = {
  readonly innings: 1 | 2
  /** The overs begun in that innings. */
  readonly over: number
  /** The chance, from 0 to 1, that the side batting first wins. */
  readonly chance: number
}

/** The wickets of eleven a side, on which the model rests. */
const WICKETS = 10

/**
 * The chance after each over, and now; undefined for matches of which the model knows nothing. `usual` is an
 * average first innings of the competition: without it nothing is said before the chase.
 */
export function chancesOf(
  innings: readonly Played[],
  usual: number | null,
): readonly ChancePoint[] | undefined {
  const [first, second, ...more] = innings
  if (first === undefined || more.length > 0 || !isModelled(first)) return undefined
  if (second === undefined) return usual === null ? undefined : settingPoints(first, usual)
  if (!isModelled(second)) return undefined
  const chase = chasePoints(second, usual)
  return chase && [...(usual === null ? [] : (settingPoints(first, usual) ?? [])), ...chase]
}

function isModelled({ superOver, source, limits }: Played): boolean {
  return !superOver && source === 'balls' && limits?.wickets === WICKETS
}

function settingPoints(innings: Played, usual: number): ChancePoint[] | undefined {
  const model = coefficientsFor(innings.limits?.balls ?? 0, usual)
  return (
    model &&
    stages(innings, model.balls).map(({ over, ...at }) => ({
      innings: 1,
      over,
      chance: chanceOfSetting(model, at),
    }))
  )
}

function chasePoints(innings: Played, usual: number | null): ChancePoint[] | undefined {
  const { target, limits } = innings
  const model = coefficientsFor(limits?.balls ?? 0, usual ?? undefined)
  if (model === undefined || target === null) return undefined
  return stages(innings, model.balls).map(({ over, ...at }) => ({
    innings: 2,
    over,
    chance: 1 - chanceOfChase(model, target, at),
  }))
}

/** The start, the end of each over, and for the last of them the score as it is now. */
function stages({ overRows, runs, wickets, balls, closed }: Played, most: number) {
  let bowled = 0
  const ends = overRows.map((row, at) => {
    bowled += row.balls
    return { over: at + 1, ...row.score, ballsLeft: Math.max(0, most - bowled) }
  })
  const ballsLeft = closed === null ? Math.max(0, most - balls) : 0
  const now = { over: ends.length, runs, wickets, ballsLeft }
  const start = { over: 0, runs: 0, wickets: 0, ballsLeft: most }
  return ends.length === 0 ? [{ ...start, runs }] : [start, ...ends.slice(0, -1), now]
}
