import { expect, test } from 'vitest'
import { MOST_LINES, readPlayerLines } from './player-lines.ts'

const read = (text: string) => readPlayerLines(text) ?? []
const problems = (text: string) => read(text).map(({ problem }) => problem)

test('a line is a name, or a name and an address', () => {
  expect(
    read('Ayesha Khan\n\n"Sana ""Sunny"" Mir", sana@example.org\r\nOmar\tomar@example.org'),
  ).toMatchObject([
    { line: 1, name: 'Ayesha Khan', email: null, problem: null },
    { line: 3, name: 'Sana "Sunny" Mir', email: 'sana@example.org', problem: null },
    { line: 4, name: 'Omar', email: 'omar@example.org', problem: null },
  ])
})

test('a table keeps its address wherever it stands, and its headings are no player', () => {
  expect(read('Name;Phone;Email\nAyesha Khan;+92 300 1234567;a@example.org')).toMatchObject([
    { line: 2, name: 'Ayesha Khan', email: 'a@example.org', problem: null },
  ])
})

test('a table of families has dates of birth, guardians and teams where its headings say so', () => {
  const table =
    'Name,Email,Guardian,Born,Team\nAyesha Khan,,mum@example.org,31/5/2014,Under 13\nSana Mir,s@example.org,,,'
  expect(read(table)).toMatchObject([
    {
      name: 'Ayesha Khan',
      email: null,
      guardian: 'mum@example.org',
      bornOn: '2014-05-31',
      team: 'Under 13',
    },
    { name: 'Sana Mir', email: 's@example.org', guardian: null, bornOn: null, team: null },
  ])
  expect(problems('Name,Born\nA Khan,31/02/2014\nB Khan,2014-05-31\nC Khan,soon')).toEqual([
    expect.stringContaining('31/02/2014'),
    null,
    expect.stringContaining('soon'),
  ])
  expect(problems('Name,Guardian\nA Khan,nobody@')).toEqual([expect.stringContaining('nobody@')])
})

test('numbers and roles are read from a team sheet', () => {
  expect(read('7 Ayesha Khan (c)\nSana Mir (wk)')).toMatchObject([
    { name: 'Ayesha Khan', shirt: 7, isCaptain: true, isKeeper: false },
    { name: 'Sana Mir', shirt: null, isCaptain: false, isKeeper: true },
  ])
})

test.each(['=HYPERLINK("x")', '+1+1', '-2', '@SUM(A1)'])('the formula %j is refused', (cell) => {
  expect(problems(cell)[0]).toMatch(/as formulas do/)
})

test.each(['7', 'x'.repeat(101), 'A\u200bB', '12 (c)', 'A, nobody@', '"', ','])(
  '%j is refused',
  (line) => {
    expect(problems(line)).toEqual([expect.any(String)])
  },
)

test('a surname before a comma is not taken for the whole name', () => {
  expect(problems('Khan, Ayesha')[0]).toMatch(/Write the name as/)
})

test('a name that stands twice is refused the second time', () => {
  expect(problems('Ayesha Khan\nayesha khan')).toEqual([null, 'The same name is in line 1.'])
})

test('ten thousand lines are too many, and take no time', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `P ${at} x`).join('\n')
  expect(readPlayerLines(lines(10_000))).toBeUndefined()
  expect(read(`Name\n${lines(MOST_LINES)}`)).toHaveLength(MOST_LINES)
})
