import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostOpenFiles, capacityFor } from './capacity.ts'

test('however few files may be open, some are kept from streams, from one address and from everybody', () => {
  fc.assert(
    fc.property(fc.integer({ min: 128, max: 1_000_000 }), (files) => {
      const room = capacityFor(files)
      expect(room.connections).toBeLessThanOrEqual(files - 64)
      expect(room.streams).toBeLessThan(room.connections)
      expect(room.connectionsPerAddress).toBeLessThan(room.connections)
      expect(room.streamsPerAddress).toBeLessThan(room.connectionsPerAddress)
      expect(room.streamsPerAddress).toBeGreaterThan(0)
    }),
  )
})

test('twenty thousand files are room for ten thousand readers, from many addresses', () => {
  expect(capacityFor(20_000).streams).toBeGreaterThan(10_000)
})

test('without a limit there is still an end', () => {
  expect(capacityFor(Infinity)).toMatchObject({ streams: 50_000, streamsPerAddress: 20_000 })
})

test('the process’s limit of open files is read', () => {
  expect(mostOpenFiles()).toBeGreaterThan(100)
})
