import type { PlayingConditions } from '../formats/conditions.ts'
import { hundred } from '../formats/hundred.ts'
import { limited } from '../formats/limited.ts'
import { t20 } from '../formats/t20.ts'
import { test } from '../formats/test.ts'

/** A match in shorthand and its expected card: innings as runs/wickets (overs), then the result. */
export type Golden = {
  readonly name: string
  readonly conditions: PlayingConditions
  readonly innings: readonly string[]
  readonly scores: readonly string[]
  readonly result: string | null
}

const out = 'W '.repeat(10)
const two = limited(2)

export const goldenMatches: readonly Golden[] = [
  {
    name: 'a chase is won by the wickets in hand',
    conditions: two,
    innings: ['h: 1 . 4 . 2 . | . . . . . .', 'a: 6 W 2'],
    scores: ['7/0 (2)', '8/1 (0.3)'],
    result: 'Aways won by 9 wickets',
  },
  {
    name: 'a defended total is won by the runs between',
    conditions: two,
    innings: ['h: 1 . 4 . 2 . | . . . . . .', 'a: . . . . . 1 | 1 . . . . .'],
    scores: ['7/0 (2)', '2/0 (2)'],
    result: 'Homes won by 5 runs',
  },
  {
    name: 'a tie waits for its Super Over',
    conditions: two,
    innings: ['h: 1 . . . . . | . . . . . .', 'a: . . . . . 1 | . . . . . .'],
    scores: ['1/0 (2)', '1/0 (2)'],
    result: null,
  },
  {
    name: 'a second Super Over breaks the tie of the first',
    conditions: two,
    innings: [
      'h: 1 . . . . . | . . . . . .',
      'a: . . . . . 1 | . . . . . .',
      'a super: 4 W . W',
      'h super: 4 . . . . .',
      'h super: 1 W W',
      'a super: 2',
    ],
    scores: ['1/0 (2)', '1/0 (2)', '4/2 (0.4)', '4/0 (1)', '1/2 (0.3)', '2/0 (0.1)'],
    result: 'Match tied (Aways won the Super Over)',
  },
  {
    name: 'two without a limit to Super Overs stay tied',
    conditions: { ...two, superOver: null },
    innings: ['h: . . . . . . | . . . . . .', 'a: . . . . . . | . . . . . .'],
    scores: ['0/0 (2)', '0/0 (2)'],
    result: 'Match tied',
  },
  {
    name: 'an innings and runs',
    conditions: test,
    innings: ['h: 6 6 6 declared', `a: 4 ${out}`, `a: 2 ${out}`],
    scores: ['18/0 (0.3)', '4/10 (1.5)', '2/10 (1.5)'],
    result: 'Homes won by an innings and 12 runs',
  },
  {
    name: 'a fourth innings chases what is left',
    conditions: test,
    innings: [`h: 4 ${out}`, `a: 6 ${out}`, `h: 4 ${out}`, 'a: W 1 2'],
    scores: ['4/10 (1.5)', '6/10 (1.5)', '4/10 (1.5)', '3/1 (0.3)'],
    result: 'Aways won by 9 wickets',
  },
  {
    name: 'both sides forfeit an innings',
    conditions: test,
    innings: ['h: 6 6 declared', 'a: forfeited', 'h: forfeited', `a: 6 4 ${out}`],
    scores: ['12/0 (0.2)', '0/0 (0)', '0/0 (0)', '10/10 (2)'],
    result: 'Homes won by 2 runs',
  },
  {
    name: 'a fourth innings that is not over is no result yet',
    conditions: test,
    innings: [`h: 4 ${out}`, `a: 6 ${out}`, `h: 4 ${out}`, 'a: W 1'],
    scores: ['4/10 (1.5)', '6/10 (1.5)', '4/10 (1.5)', '1/1 (0.2)'],
    result: null,
  },
  {
    name: 'scores level and all out is a tie',
    conditions: test,
    innings: [`h: 4 ${out}`, `a: 4 ${out}`, `h: 1 ${out}`, `a: 1 ${out}`],
    scores: ['4/10 (1.5)', '4/10 (1.5)', '1/10 (1.5)', '1/10 (1.5)'],
    result: 'Match tied',
  },
  {
    name: 'five-ball sets',
    conditions: { ...hundred, oversPerInnings: 2 },
    innings: ['h: 1 nb+1 . . . . | . . 4 . 2', 'a: . . . . . | wd . . . . .'],
    scores: ['10/0 (2)', '1/0 (2)'],
    result: 'Homes won by 9 runs',
  },
  {
    name: 'penalty runs win after the last wicket',
    conditions: t20,
    innings: [`h: 4 ${out}`, `a: 2 ${'W '.repeat(9)} 5p+W`],
    scores: ['4/10 (1.5)', '7/10 (1.5)'],
    result: 'Aways won by 3 runs',
  },
]
