import { expect, test } from 'vitest'
import { write } from '../fold/play.testing.ts'
import { hundred } from '../formats/hundred.ts'
import { t20 } from '../formats/t20.ts'
import { standardMethod } from '../targets/chase.ts'
import { rainConditions } from '../targets/rain-conditions.ts'
import { rulingOfBallsLost } from '../targets/rain-ruling.ts'
import { parOf, parSheetOf } from './par.ts'

const overs = (count: number, ball = '1') => Array.from({ length: count * 6 }, () => ball).join(' ')
const chase = (balls: string) => write(t20, `h: ${overs(20)}`, `a: ${balls}`)

test('a chase has a par score by the method, which rises with each ball and wicket', () => {
  const begun = parOf(chase('1 1').state)
  expect(begun?.method).toBe('D/L (Standard Edition)')
  const pars = ['1 1', `${overs(10)}`, `${overs(10)} W`, `${overs(19)} 1 1 1 1`].map(
    (balls) => parOf(chase(balls).state)?.runs ?? 0,
  )

  expect(pars).toEqual(pars.toSorted((one, other) => one - other))
  expect(new Set(pars).size).toBe(4)
  expect(pars.at(-1)).toBeLessThan(120)
})

test('there is no par without a target, after the result, and in formats without a table', () => {
  expect(parOf(write(t20, `h: ${overs(3)}`).state)).toBeNull()
  expect(parOf(chase(`${overs(20)} `).state)).toBeNull()
  expect(parOf(write(hundred, 'h: 1 1 declared', 'a: 1').state)).toBeNull()
})

test('a target that is not by the method has none', () => {
  const book = chase('1 1')
  book.write({
    type: 'target-revised',
    runs: 90,
    balls: 84,
    method: 'VJD',
    reason: 'Rain took six overs',
  })

  expect(parOf(book.state)).toBeNull()
  expect(parSheetOf(book.state)).toBeNull()
})

test('the sheet goes on from the last ball to the end, for the wickets that may be lost', () => {
  const { state } = chase(`${overs(10)} W 1`)
  const { wicketsLost, rows } = parSheetOf(state) ?? { wicketsLost: 0, rows: [] }

  expect(wicketsLost).toBe(1)
  expect(rows).toHaveLength(120 - 62 + 1)
  expect(rows.slice(0, 2).map((row) => row.overs)).toEqual(['10.2', '10.3'])
  const pars = rows[0]?.pars ?? []
  expect(pars).toHaveLength(9)
  expect(pars[0]).toBe(parOf(state)?.runs)
  expect(rows.at(-1)).toEqual({ overs: '20', pars: pars.map(() => 120) })
})

test('a target that was worked out with the lower average has a par, too', () => {
  const book = write(t20, `h: ${overs(10)}`)
  book.write({ type: 'target-revised', balls: 84 }).bowl(overs(4))
  const targets = [245, 200].flatMap((g50) => {
    const rain = rainConditions(t20, { ...standardMethod, g50 })
    const ruling = rain.ok ? rulingOfBallsLost(book.state, rain.value, 0) : rain
    return ruling.ok ? [ruling.value.resumption?.target ?? 0] : []
  })
  book.write({ type: 'innings-started', battingTeam: 'a' })

  expect(new Set(targets).size).toBe(2)
  for (const runs of targets) {
    book.write({ type: 'target-revised', runs, balls: 84 })
    expect(parOf(book.state)).not.toBeNull()
  }
})
