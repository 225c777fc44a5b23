import { expect, test } from 'vitest'
import { readSquadLines } from './squad-lines.ts'

const said = (text: string) =>
  readSquadLines(text).map(({ name, shirt, kind, bornOn, registeredOn }) => [
    shirt,
    name,
    kind,
    bornOn,
    registeredOn,
  ])
const problems = (text: string) => readSquadLines(text).map(({ problem }) => problem)

test('names are pasted one a line, with shirt numbers and marks if they have them', () => {
  expect(said('7 Ayesha Khan (c)\n\nZoë Ng\r\n')).toEqual([
    [7, 'Ayesha Khan', 'member', null, null],
    [null, 'Zoë Ng', 'member', null, null],
  ])
})

test('a date of birth, a day of registration and the kind follow the name', () => {
  expect(said('Ana, 2008-03-14, guest\nBo, 14/3/2008, 2026-05-01\nCy, overseas')).toEqual([
    [null, 'Ana', 'guest', '2008-03-14', null],
    [null, 'Bo', 'member', '2008-03-14', '2026-05-01'],
    [null, 'Cy', 'overseas', null, null],
  ])
})

test('the columns of a CSV file are found by their headings', () => {
  const file = 'Type;Name;DOB;No;Registered\nGuest;"Khan; Ana";2008-03-14;12;\n;Bo;;;2026-05-01'

  expect(said(file)).toEqual([
    [12, 'Khan; Ana', 'guest', '2008-03-14', null],
    [null, 'Bo', 'member', null, '2026-05-01'],
  ])
})

test('what is no player is refused line by line', () => {
  expect(problems('Ana\n=SUM(A1)\n12\nana\nBo, 2023-02-29\nCy, striker')).toEqual([
    null,
    'A name cannot begin with "=", as formulas do.',
    expect.any(String),
    'The same name is in line 1.',
    '"2023-02-29" is neither a date such as 2008-03-14 nor "guest" or "overseas".',
    '"striker" is neither a date such as 2008-03-14 nor "guest" or "overseas".',
  ])
})
