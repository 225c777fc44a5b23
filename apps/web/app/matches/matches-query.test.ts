import { expect, test } from 'vitest'
import { readMatchesQuery } from './matches-query.ts'

const read = (query: string) => readMatchesQuery(new URLSearchParams(query))

test('an empty address asks for everything, live matches first', () => {
  expect(read('')).toMatchObject({ sort: 'live-first', day: undefined, page: 1 })
})

test('a day is one day of play', () => {
  expect(read('day=2026-07-22').filter).toMatchObject({ from: '2026-07-22', until: '2026-07-22' })
})

test('a day that does not exist is left out', () => {
  for (const day of ['2026-02-30', '2026-13-01', 'today', '2026-7-2', '']) {
    expect(read(`day=${day}`).day).toBeUndefined()
  }
})

test('values that the call would refuse are left out', () => {
  const { filter } = read(`status=live&status=asleep&gender=x&format=&place=${'x'.repeat(101)}`)

  expect(filter.status).toEqual(['live'])
  expect(filter.gender).toBeUndefined()
  expect(filter.format).toBeUndefined()
  expect(filter.place).toBeUndefined()
})

test('the matches of one team are asked for by its id, and anything else in its place is left out', () => {
  const id = '01980000-0000-7000-8000-000000000001'

  expect(read(`team=${id}`).filter.teamId).toBe(id)
  expect(read('team=Ravi+Rovers').filter.teamId).toBeUndefined()
})

test('fixtures come soonest first, results latest first', () => {
  expect(read('status=upcoming').sort).toBe('soonest')
  expect(read('status=complete&status=abandoned').sort).toBe('latest')
  expect(read('status=complete&status=live').sort).toBe('live-first')
})

test('without a cursor it is the first page, whatever the number says', () => {
  expect(read('page=3').page).toBe(1)
  expect(read('page=3&after=x').page).toBe(3)
})

test('a page number that is none is taken for the second', () => {
  for (const page of ['0', '-3', 'x', '', '1e9999', '9999999999']) {
    expect(read(`page=${page}&after=x`).page).toBe(2)
  }
})

test('long text is cut to what the call takes', () => {
  expect(read(`text=${'a'.repeat(5000)}`).filter.text).toHaveLength(100)
})
