import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { printSheet, type SheetToPrint } from './print-sheet.ts'
import type { ScheduledMatch } from './schedule-sheet.ts'
import type { TableRow } from './table-sheet.ts'

const match = (at: number, more: Partial<ScheduledMatch> = {}): ScheduledMatch => ({
  number: String(at + 1),
  day: `2027-0${1 + Math.floor(at / 40)}-${String(10 + Math.floor((at % 40) / 4)).padStart(2, '0')}`,
  until: null,
  startsAt: '2027-01-10T05:00:00Z',
  timeZone: 'Asia/Karachi',
  home: `The Honourable Wanderers of the Northern Provinces ${at}`,
  away: `Keamari Docks Cricket and Athletic Club ${at}`,
  part: 'Group A',
  ground: 'Hub River Memorial Ground and Pavilion',
  result: at < 10 ? 'Keamari Docks Cricket and Athletic Club won by 7 wickets' : '',
  ...more,
})

const schedule = (matches: readonly ScheduledMatch[]): SheetToPrint => ({
  name: 'Harbour Twenty20 Shield 2027',
  about: 'Harbour Cricket Association, Karachi',
  asOf: 'As of 5 January 2027 at 10:00.',
  sheet: { is: 'schedule', matches, isCut: false },
})

const row = (at: number): TableRow => ({
  team: `Team of the Long Name Number ${at}`,
  hasWithdrawn: at === 3,
  played: 19,
  won: at,
  lost: 19 - at,
  tied: 0,
  drawn: 0,
  noResult: 0,
  points: at * 2,
  average: null,
  netRunRate: at === 0 ? null : 0.5 - at / 10,
})

const tables = (...sizes: readonly number[]): SheetToPrint => ({
  ...schedule([]),
  sheet: {
    is: 'table',
    tables: sizes.map((size, at) => ({
      name: `Group ${at + 1}`,
      rows: Array.from({ length: size }, (_, place) => row(place)),
      notes: ['Brook: −2 points, fined GBP 5, Late start'],
    })),
  },
})

/** What is drawn on each page: the streams of the document that are no fonts. */
async function pagesOf(sheet: SheetToPrint): Promise<string[]> {
  const pdf = Buffer.from(await printSheet(sheet)).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  const streams = [...pdf.matchAll(/stream\n([^]*?)\nendstream/g)].flatMap(([, data = '']) => {
    try {
      return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  return streams.filter((text) => text.includes(' Tf'))
}

/** The positions from below at which something is written on a page. */
const heights = (page: string): number[] =>
  [...page.matchAll(/1 0 0 1 [\d.]+ ([\d.-]+) Tm/g)].map(([, y]) => Number(y))

test('a schedule of 190 long matches goes on over numbered pages, and nothing is below their foot', async () => {
  const pages = await pagesOf(schedule(Array.from({ length: 190 }, (_, at) => match(at))))

  expect(pages.length).toBeGreaterThan(8)
  expect(pages.length).toBeLessThan(25)
  for (const page of pages) {
    expect(Math.min(...heights(page))).toBeGreaterThan(20)
    expect(heights(page).length).toBeGreaterThan(20)
  }
})

test('a schedule without matches, or with none that has a day, is one page', async () => {
  expect(await pagesOf(schedule([]))).toHaveLength(1)
  const open = match(0, { day: null, startsAt: null, home: 'winner of match 13' })
  expect(await pagesOf(schedule([open]))).toHaveLength(1)
})

test('a table of 20 teams is on one page, and a group that does not fit below another begins the next', async () => {
  expect(await pagesOf(tables(20))).toHaveLength(1)
  expect(await pagesOf(tables(8, 8))).toHaveLength(1)
  expect(await pagesOf(tables(20, 20))).toHaveLength(2)
  expect((await pagesOf(tables(80))).length).toBeGreaterThan(1)
})
