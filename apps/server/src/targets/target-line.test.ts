import { expect, test } from 'vitest'
import { targetLine } from './target-line.ts'

const icc = {
  id: 'icc-4',
  G50: 245,
  overs_per_side_at_start: '50',
  team1_score: 250,
  team1_stoppages: [],
  team2_overs_at_start: 50,
  team2_stoppages: [
    { overs_left: '38', wickets_lost: 1, overs_lost: 10 },
    { overs_left: 18, wickets_lost: 3, overs_lost: '2' },
    { overs_left: 7.4, wickets_lost: 6, overs_lost: 'end' },
  ],
}

test('where play ended there is a par score, which is one below the target', () => {
  expect(targetLine(icc, 0)).toEqual({ id: 'icc-4', R1: 100, R2: 63.8, target: 160, par: 159 })
})

test('where play goes on there is only a target', () => {
  const { team2_stoppages: stoppages, ...rest } = icc
  const on = { ...rest, team2_stoppages: stoppages.slice(0, 1) }
  expect(targetLine(on, 0)).toEqual({ id: 'icc-4', R1: 100, R2: 86.8, target: 218, par: null })
})

test('without G50 and stoppages those of the edition and none are meant', () => {
  const short = {
    id: 'short',
    overs_per_side_at_start: '50',
    team1_score: 180,
    team1_stoppages: [{ overs_left: '30', wickets_lost: 3, overs_lost: '10' }],
    team2_overs_at_start: '40',
  }
  expect(targetLine(short, 0)).toMatchObject({ R1: 87.5, R2: 89.3, target: 185 })
  expect(targetLine({ ...short, G50: 200 }, 0)).toMatchObject({ target: 184 })
  expect(targetLine({ ...short, G50: null, edition: null }, 0)).toMatchObject({ target: 185 })
})

test('the edition of 1998 has its own table', () => {
  const stoppages = [{ overs_left: '10', wickets_lost: 5, overs_lost: 'end' }]
  const old = { ...icc, edition: '1998', team2_stoppages: stoppages }
  expect(targetLine(old, 0)).toMatchObject({ R2: 72.5, par: 181 })
})

const stoppage = { overs_left: '20', wickets_lost: 2, overs_lost: '5' }

test.each([
  [{ id: undefined }, 'examples[2].id: expected a text.'],
  [{ G50: 'high' }, 'examples[2].G50: expected a whole number from 0 to 9999.'],
  [{ G50: 0 }, 'examples[2]: G50 is a whole number of runs, at least one.'],
  [{ g50: 200 }, 'examples[2]: "g50" is not a known field.'],
  [{ edition: '2014' }, 'examples[2].edition: expected "2002" or "1998".'],
  [{ team1_score: 180.5 }, 'examples[2].team1_score: expected a whole number from 0 to 9999.'],
  [
    { overs_per_side_at_start: '45.6' },
    'examples[2].overs_per_side_at_start: expected overs and balls, such as 20 or "19.4".',
  ],
  [
    { team2_overs_at_start: null },
    'examples[2].team2_overs_at_start: expected overs and balls, such as 20 or "19.4".',
  ],
  [
    { overs_per_side_at_start: 45 },
    'examples[2].team2_overs_at_start: expected no more than overs_per_side_at_start.',
  ],
  [
    { overs_per_side_at_start: 55 },
    'examples[2]: Team 1: D/L (Standard Edition) covers innings of up to 50 overs, not 55.',
  ],
  [{ team1_stoppages: 'none' }, 'examples[2].team1_stoppages: expected a list.'],
  [{ team1_stoppages: [7] }, 'examples[2].team1_stoppages[0]: expected an object.'],
  [
    { team1_stoppages: [{ ...stoppage, overs_lost: 'all' }] },
    'examples[2].team1_stoppages[0].overs_lost: expected overs and balls, such as 20 or "19.4" or "end".',
  ],
  [
    { team1_stoppages: [{ ...stoppage, minutes: 21 }] },
    'examples[2].team1_stoppages[0]: "minutes" is not a known field.',
  ],
  [
    { team1_stoppages: [{ ...stoppage, overs_lost: '20.1' }] },
    'examples[2]: Team 1: Stoppage 1 loses 20.1 overs, but only 20 were left.',
  ],
])('an example with %o says what is wrong', (wrong, error) => {
  expect(targetLine({ ...icc, ...wrong }, 2)).toEqual({ id: 'id' in wrong ? null : 'icc-4', error })
})

test('remarks are passed over', () => {
  const remarked = { ...icc, source: 'ICC', note: null, expected: { par: 159 }, R2: 63.8 }
  expect(targetLine(remarked, 0)).toEqual(targetLine(icc, 0))
})

test('what is no example says so', () => {
  expect(targetLine(null, 0)).toEqual({ id: null, error: 'examples[0]: expected an object.' })
})
