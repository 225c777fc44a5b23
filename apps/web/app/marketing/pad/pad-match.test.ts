import { expect, test } from 'vitest'
import { openPadMatch, press, undo } from './pad-match.ts'
import type { Turn } from './pad-match.ts'
import type { PadKey } from './pad-keys.ts'

const play = (keys: readonly PadKey[], from: Turn = openPadMatch()): Turn =>
  keys.reduce((turn, key) => press(turn.state, key), from)

test('the pad opens before the first ball', () => {
  expect(openPadMatch().view).toMatchObject({ runs: 0, wickets: 0, overs: '0', said: '' })
})

test('every key says what it writes down', () => {
  const { view } = play(['wd', 'nb', '4', 'lb', 'b', 'out', '0'])

  expect(view).toMatchObject({ runs: 8, wickets: 1, overs: '0.5' })
})

test('nobody is bowled off a free hit, and the pad says so', () => {
  const { refusal } = play(['nb', 'out'])

  expect(refusal).toMatch(/free hit/i)
})

test('a wicket brings the next batter in', () => {
  const { view } = play(['out', '1'])

  expect(view).toMatchObject({ runs: 1, wickets: 1, overs: '0.2' })
})

test('undo takes back one ball at a time, over the change of innings too', () => {
  const innings = play(Array.from({ length: 30 }, () => '1' as const))
  expect(innings.view).toMatchObject({ runs: 30, overs: '5' })
  const chase = press(innings.state, '6')
  expect(chase.view).toMatchObject({ side: 'Away', runs: 6, note: 'Need 25 from 29 balls' })
  const back = undo(undo(chase.state).state)

  expect(back.view).toMatchObject({ side: 'Home', runs: 29, overs: '4.5' })
})

test('the match ends when the target is passed', () => {
  const { view } = play(['6', ...Array.from({ length: 29 }, () => '0' as const), '6', '1'])

  expect(view.isOver).toBe(true)
  expect(view.note).toBe('Away won by 10 wickets')
})
