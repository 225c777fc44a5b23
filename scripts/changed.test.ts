import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { journeysFor, unlisted } from './changed.ts'

const journeys = ['e2e/booking.test.ts', 'e2e/shop.test.ts', 'e2e/open-to-all.test.ts']
const reached = (...changed: string[]) => journeysFor(changed, journeys)
const ofBookings = ['e2e/booking.test.ts', 'e2e/open-to-all.test.ts']

test('a change of a slice reaches its journeys, and those that no slice claims', () => {
  expect(reached('apps/web/app/bookings/page.tsx')).toEqual(ofBookings)
  expect(reached('apps/server/src/bookings/keep.queries.ts')).toEqual(ofBookings)
  expect(reached('packages/contract/src/bookings/calls.ts')).toEqual(ofBookings)
})

test.each([
  'apps/web/app/root.tsx',
  'apps/web/app/layout/navbar.module.css',
  'packages/kit/src/button.tsx',
  'packages/contract/src/contract.ts',
  'db/migrations/0001-first.sql',
])('a change of %s reaches every journey', (file) => {
  expect(reached('apps/web/app/bookings/page.tsx', file)).toEqual(journeys)
})

test('a change of tests and documents reaches no journey', () => {
  expect(reached('docs/glossary.md', 'apps/server/src/bookings/keep.test.ts')).toEqual([])
})

const root = path.join(import.meta.dirname, '..')

test('the journeys of every slice that the site and the server share are known', () => {
  const foldersOf = (folder: string) =>
    globSync(`${folder}/*/`, { cwd: root }).map((one) => path.basename(one))
  const onSite = new Set(foldersOf('apps/web/app'))
  const slices = foldersOf('apps/server/src').filter((name) => onSite.has(name))

  expect(slices).toContain('matches')
  expect(unlisted(slices, globSync('e2e/*.test.ts', { cwd: root }))).toEqual([])
})

test('every journey that there is can be reached by a change of the site’s frame', () => {
  const all = globSync('e2e/*.test.ts', { cwd: root })

  expect(all.length).toBeGreaterThan(20)
  expect(journeysFor(['apps/web/app/root.tsx'], all)).toEqual(all)
})
