import { expect, test } from 'vitest'
import {
  chaseOf,
  parAt,
  parSheet,
  standardMethod,
  targetOf,
  type Chase,
  type Method,
} from './chase.ts'
import { percentOf } from './resource-table.ts'
import type { Stoppage } from './resources.ts'
import { standardEdition } from './standard-edition.ts'
import { methodOf1998 } from './table-of-1998.ts'

/** `38 left, 1 down, 10 lost`: overs in cricket notation; `end` when play never resumed. */
function stoppages(...texts: string[]): Stoppage[] {
  return texts.map((text) => {
    const [left = '', down = '', lost = ''] = text.split(', ').map((part) => part.split(' ')[0])
    const ballsLost = lost === 'end' ? lost : balls(lost)
    return { ballsLeft: balls(left), wicketsLost: Number(down), ballsLost }
  })
}

function balls(overs: string): number {
  const [whole, rest = '0'] = overs.split('.')
  return Number(whole) * 6 + Number(rest)
}

type Short = {
  readonly runs: number
  readonly overs?: string
  readonly first?: readonly Stoppage[]
  readonly reply?: string
  readonly second?: readonly Stoppage[]
  readonly penaltyRuns?: number
}

function plan({
  runs,
  overs = '50',
  first = [],
  reply = overs,
  second = [],
  penaltyRuns = 0,
}: Short) {
  return {
    first: { balls: balls(overs), stoppages: first, runs },
    second: { balls: balls(reply), stoppages: second, penaltyRuns },
  }
}

function chase(short: Short, method: Partial<Method> = {}): Chase {
  const result = chaseOf({ ...standardMethod, ...method }, plan(short))
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function figures(chased: Chase): number[] {
  const { table } = chased.method
  const resources = [chased.first, chased.second].map(({ units }) => percentOf(table, units))
  return [...resources, targetOf(chased)]
}

test('a first innings that is shortened midway raises the target by the average score', () => {
  const first = stoppages('30 left, 3 down, 10 lost')

  expect(figures(chase({ runs: 180, first, reply: '40' }))).toEqual([87.5, 89.3, 185])
})

test('a delayed second innings lowers the target in proportion', () => {
  expect(figures(chase({ runs: 212, overs: '45', reply: '35' }))).toEqual([95, 82.7, 185])
})

test('stoppages of the second innings add up, and one may end it within an over', () => {
  const second = stoppages(
    '38 left, 1 down, 10 lost',
    '18 left, 3 down, 2 lost',
    '7.4 left, 6 down, end',
  )
  const ended = chase({ runs: 250, second })

  expect(figures(ended)).toEqual([100, 63.8, 160])
  expect(ended.second).toMatchObject({ ended: true, balls: 38 * 6 - 46 })
})

test('several stoppages of the first innings add up', () => {
  const first = stoppages('22 left, 2 down, 3 lost', '16 left, 2 down, 8 lost')
  const chased = chase({ runs: 170, overs: '47', first, reply: '36' }, { g50: 235 })

  expect(figures(chased)).toEqual([72.6, 84.1, 198])
})

test('South Africa tied with 229 for six after 45 overs in 2003', () => {
  expect(parAt(chase({ runs: 268 }), { ballsLeft: 30, wicketsLost: 6 })).toBe(229)
})

test('the table of 1998 answers the examples of its time and nothing that it does not have', () => {
  const second = stoppages('10 left, 5 down, end')

  expect(figures(chase({ runs: 250, second }, methodOf1998))).toEqual([100, 72.5, 182])
  expect(chaseOf(methodOf1998, plan({ runs: 250, reply: '33' }))).toMatchObject({
    code: 'not-in-table',
    message:
      'Team 2: D/L (Standard Edition, 1998) has no value for 33 overs left and 0 wickets lost.',
  })
  expect(parAt(chase({ runs: 250 }, methodOf1998), { ballsLeft: 60, wicketsLost: 4 })).toBeNull()
})

test('equal resources need one run more than the other side made', () => {
  expect(figures(chase({ runs: 143, overs: '20' }))).toEqual([56.6, 56.6, 144])
})

test('a product that is a whole number is not lost to rounding', () => {
  for (let units = 1; units <= 1000; units += 1) {
    const method = { table: { ...standardEdition, units: [[0, units, 1000]] }, g50: 245 }
    const result = chaseOf(method, {
      first: { balls: 2, stoppages: [], runs: 1000 },
      second: { balls: 1, stoppages: [] },
    })
    if (!result.ok) throw new Error(result.message)
    expect(targetOf(result.value)).toBe(units + 1)
  }
})

test('an innings that never began leaves the average score for the other', () => {
  const first = stoppages('50 left, 0 down, end')

  expect(figures(chase({ runs: 0, first, reply: '20' }))).toEqual([0, 56.6, 139])
})

test('a delayed start counts like a match of fewer overs', () => {
  const late = { runs: 200, first: stoppages('50 left, 0 down, 10 lost'), reply: '40' }

  expect(figures(chase(late))).toEqual(figures(chase({ runs: 200, overs: '40' })))
})

test('a stoppage without loss of overs changes nothing, nor does one after the last wicket or ball', () => {
  const first = stoppages('30 left, 3 down, 0 lost', '12.3 left, 10 down, 10 lost')
  const second = stoppages('0 left, 4 down, 0 lost')

  expect(figures(chase({ runs: 200, first, second }))).toEqual([100, 100, 201])
})

test('two stoppages at the same ball cost as much as one', () => {
  const twice = stoppages('30 left, 3 down, 4 lost', '26 left, 3 down, 6 lost')

  expect(figures(chase({ runs: 200, second: twice }))).toEqual(
    figures(chase({ runs: 200, second: stoppages('30 left, 3 down, 10 lost') })),
  )
})

test('all overs left may be lost: that ends the innings too', () => {
  expect(chase({ runs: 200, second: stoppages('10 left, 9 down, 10 lost') }).second.ended).toBe(
    true,
  )
})

test('penalty runs for Team 1 in the reply raise the target and all pars by themselves', () => {
  const second = stoppages('38 left, 1 down, 10 lost')
  const [plain, more] = [chase({ runs: 250, second }), chase({ runs: 250, second, penaltyRuns: 5 })]
  const at = { ballsLeft: 100, wicketsLost: 4 }

  expect(targetOf(more)).toBe(targetOf(plain) + 5)
  expect(parAt(more, at)).toBe((parAt(plain, at) ?? 0) + 5)
})

test('a side that is all out has nothing left to lose: par is one below the target', () => {
  expect(parAt(chase({ runs: 250 }), { ballsLeft: 100, wicketsLost: 10 })).toBe(250)
})

test('the par sheet goes from the last resumption to the end, for the wickets that can still be', () => {
  const sheet = parSheet(chase({ runs: 250, second: stoppages('38 left, 1 down, 37 lost') }))

  expect(sheet).toHaveLength(7)
  expect(sheet[0]?.pars[0]).toBeNull()
  expect(sheet.at(-1)).toEqual({
    ballsLeft: 0,
    pars: [null, ...Array(9).fill(sheet.at(-1)?.pars[9])],
  })
  const whole = parSheet(chase({ runs: 359 }))
  expect(whole).toHaveLength(301)
  expect(whole[54]).toMatchObject({ ballsLeft: 246 })
  expect(whole[54]?.pars[1]).toBe(52)
})

test.each([
  ['Team 1: D/L (Standard Edition) covers innings of up to 50 overs, not 60.', { overs: '60' }],
  ['Team 2: An innings has at least one ball.', { reply: '0' }],
  [
    'Team 1: Stoppage 1 has 51 overs left, but the innings had no more than 50.',
    { first: stoppages('51 left, 0 down, 1 lost') },
  ],
  [
    'Team 2: Stoppage 1 loses 10.1 overs, but only 10 were left.',
    { second: stoppages('10 left, 2 down, 10.1 lost') },
  ],
  [
    'Team 2: Stoppage 2 has 25 overs left, but the innings had no more than 20.',
    { second: stoppages('30 left, 2 down, 10 lost', '25 left, 2 down, 1 lost') },
  ],
  [
    'Team 2: Stoppage 2 has 1 wickets lost, but 2 were lost before.',
    { second: stoppages('30 left, 2 down, 10 lost', '15 left, 1 down, 1 lost') },
  ],
  [
    'Team 2: Stoppage 2 comes after the innings had ended.',
    { second: stoppages('30 left, 2 down, end', '15 left, 2 down, 1 lost') },
  ],
  [
    'Team 2: Stoppage 1 needs wickets lost from 0 to 10.',
    { second: stoppages('9 left, 11 down, end') },
  ],
  ['Team 2: Stoppage 1 needs the balls left.', { second: stoppages('x left, 1 down, end') }],
  ['Team 2: Stoppage 1 needs the balls lost.', { second: stoppages('9 left, 1 down, x') }],
  ['A score is a number of runs.', { runs: 1.5 }],
  ['A score is a number of runs.', { runs: -1 }],
  ['Penalty runs are a number of runs.', { penaltyRuns: -5 }],
])('%s', (message, wrong) => {
  const refused = chaseOf(standardMethod, plan({ runs: 200, ...wrong }))

  expect(refused).toMatchObject({ ok: false, message })
})

test('G50 is at least one run', () => {
  expect(chaseOf({ ...standardMethod, g50: 0 }, plan({ runs: 1 }))).toMatchObject({
    code: 'bad-g50',
  })
})
