import { expect, test } from 'vitest'
import { deliveryRows, infoRows } from './ashwin.ts'
import { ball, file, innings, played, runs } from './file.testing.ts'
import { sourceOf } from './source.ts'

const wide = ball({ extras: { wides: 1 }, runs: { batter: 0, extras: 1, total: 1 } })
const out = ball({
  wickets: [
    { kind: 'caught', player_out: 'A Ali' },
    { kind: 'retired hurt', player_out: 'B Baig' },
  ],
})

function tabulated(info: object, all: readonly object[] = []) {
  const json = file({
    info: { season: '2025/26', venue: 'Ayub Stadium, Quetta', ...info },
    innings: all,
  })
  const state = played(json)
  return { id: '77', state, source: sourceOf(JSON.parse(JSON.stringify(json)), state) }
}

test('a delivery is a row, and what it lacks is empty', () => {
  const [heads, ...rows] = deliveryRows(tabulated({}, [innings([wide, runs(4), out])]))
  const match = ['77', '2025/26', '2026-03-01', 'Ayub Stadium, Quetta', 1]
  const sides = ['Lahore', 'Quetta', 'A Ali', 'B Baig', 'X Khan']
  const no = [null, null, null, null, null]

  expect(heads).toHaveLength(22)
  expect(rows).toEqual([
    [...match, '0.1', ...sides, 0, 1, 1, ...no.slice(1), ...no.slice(1)],
    [...match, '0.2', ...sides, 4, 0, ...no, ...no.slice(1)],
    [...match, '0.3', ...sides, 0, 0, ...no, 'caught', 'A Ali', 'retired hurt', 'B Baig'],
  ])
})

test('what is known of a match is a row each', () => {
  const rows = infoRows(
    tabulated({
      event: { name: 'Cup', match_number: 3, stage: 'Final' },
      officials: { umpires: ['U One', 'U Two'], tv_umpires: ['T One'] },
      outcome: { winner: 'Lahore', by: { innings: 1, runs: 9 }, method: 'Awarded' },
      player_of_match: ['A Ali'],
    }),
  ).map((row) => row.join(','))

  expect(rows[0]).toBe('version,2.3.0')
  expect(rows).toEqual(
    expect.arrayContaining([
      'info,team,Lahore',
      'info,date,2026/03/01',
      'info,match_id,77',
      'info,event,Cup',
      'info,match_number,3',
      'info,toss_winner,Lahore',
      'info,umpire,U Two',
      'info,tv_umpire,T One',
      'info,winner,Lahore',
      'info,winner_innings,1',
      'info,winner_runs,9',
      'info,method,Awarded',
      'info,player_of_match,A Ali',
      'info,player,Quetta,Y Yar',
      'info,registry,people,A Ali,0a1b2c3d',
    ]),
  )
})
