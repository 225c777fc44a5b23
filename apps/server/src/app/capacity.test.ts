import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostOpenFiles, capacityFor } from './capacity.ts'

test('however few files may be open, some are reserved from streams, from one address and from everybody', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 128, max: 1_000_000 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (files, share) => {
        const capacity = capacityFor(files, share)
        expect(capacity.connections).toBeLessThanOrEqual(files - 64)
        expect(capacity.streams).toBeLessThan(capacity.connections)
        for (const [all, one] of [
          [capacity.connections, capacity.connectionsPerAddress],
          [capacity.streams, capacity.streamsPerAddress],
        ] as const) {
          expect(one).toBeGreaterThan(0)
          expect(one).toBeLessThanOrEqual(Math.max(8, Math.ceil(all * share)))
        }
      },
    ),
  )
})

test('twenty thousand files allow ten thousand readers, from many addresses', () => {
  expect(capacityFor(20_000, 0.1).streams).toBeGreaterThan(10_000)
})

test('without a limit there is still an end', () => {
  expect(capacityFor(Infinity, 0.1)).toMatchObject({ streams: 50_000, streamsPerAddress: 5_000 })
})

test('the process’s limit of open files is read', () => {
  expect(mostOpenFiles()).toBeGreaterThan(100)
})
