import { expect, test } from 'vitest'
import { replayText } from './replay-line.ts'
import { summarise } from './summary.ts'

function ball(runs: number, more: object = {}) {
  return {
    batter: 'A Ali',
    bowler: 'X Khan',
    non_striker: 'B Baig',
    runs: { batter: runs, extras: 0, total: runs },
    ...more,
  }
}

function file(outcome: object): string {
  const out = { wickets: [{ kind: 'caught', player_out: 'A Ali', fielders: [{ name: 'Y Yar' }] }] }
  return JSON.stringify({
    info: {
      match_type: 'T20',
      overs: 20,
      teams: ['Lahore', 'Quetta'],
      dates: ['2026-03-01'],
      outcome,
    },
    innings: [
      { team: 'Lahore', overs: [{ over: 0, deliveries: [ball(4), ball(0, out)] }] },
      { team: 'Quetta', overs: [{ over: 0, deliveries: [ball(6)] }] },
    ],
  })
}

test('a line holds result, cards and what disagrees', () => {
  const line = replayText('1.json', file({ winner: 'Quetta', by: { wickets: 10 } }))

  expect(line).toEqual({
    file: '1.json',
    result: {
      kind: 'won',
      winner: 'Quetta',
      by: { wickets: 10 },
      method: null,
      tieBreak: null,
      text: 'Quetta won by 10 wickets',
    },
    innings: [
      {
        team: 'Lahore',
        superOver: false,
        runs: 4,
        wickets: 1,
        balls: 2,
        extras: { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: 0 },
        batting: [
          { name: 'A Ali', runs: 4, balls: 2, fours: 1, sixes: 0, how: 'c Y Yar b X Khan' },
          { name: 'B Baig', runs: 0, balls: 0, fours: 0, sixes: 0, how: 'not out' },
        ],
        bowling: [{ name: 'X Khan', balls: 2, maidens: 0, runs: 4, wickets: 1 }],
      },
      expect.objectContaining({ team: 'Quetta', runs: 6, wickets: 0, balls: 1 }),
    ],
    disagreements: [],
  })
})

test('a stated result that cannot be is told in words too', () => {
  const line = replayText('1.json', file({ winner: 'Quetta', by: { wickets: 3 } }))

  expect(summarise(line)).toBe(
    [
      '1.json: Quetta won by 3 wickets',
      '  Lahore 4/1, 2 balls',
      '  Quetta 6/0, 1 balls',
      '  The file\'s margin is {"wickets":3}; the score says {"wickets":10}.',
    ].join('\n'),
  )
})

test('where another side won by the score, its margin is told too', () => {
  const line = replayText('1.json', file({ winner: 'Lahore', by: { runs: 9 } }))

  expect(summarise(line).split('\n').slice(-2)).toEqual([
    "  The file's winner is Lahore; the score says Quetta.",
    '  The file\'s margin is {"runs":9}; the score says {"wickets":10}.',
  ])
})

test('a file that is no match says why', () => {
  expect(replayText('1.json', '{"a"')).toMatchObject({ error: expect.stringContaining('Not JSON') })
  expect(replayText('1.json', '[]')).toEqual({ file: '1.json', error: 'file: expected an object.' })
})
