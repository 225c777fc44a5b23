import net from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConnectionLimiter } from './connection-limiter.ts'

const limits = { inAll: 12, perAddress: 8 }

/** A limiter, and the sockets that are open by address, as they should be counted. */
function start() {
  const limiter = new ConnectionLimiter(limits)
  const held = (address: string) =>
    mine.filter((one) => one.address === address && !one.socket.destroyed)
  const mine: { readonly address: string; readonly socket: net.Socket }[] = []
  const enter = (address: string): boolean => {
    const socket = new net.Socket()
    const entered = limiter.enter(socket, address)
    if (entered) mine.push({ address, socket })
    else socket.destroy()
    return entered
  }
  return { limiter, held, enter }
}

test('one address holds its share and no more', () => {
  const { enter } = start()

  expect(Array.from({ length: 10 }, () => enter('8.8.8.8')).filter(Boolean)).toHaveLength(8)
})

test('when all are taken a newcomer takes the oldest place of the largest holder', () => {
  const { enter, held } = start()
  for (let at = 0; at < 8; at += 1) enter('8.8.8.8')
  for (let at = 0; at < 4; at += 1) enter('9.9.9.9')
  const [oldest] = held('8.8.8.8')

  expect(enter('1.1.1.1')).toBe(true)

  expect(oldest?.socket.destroyed).toBe(true)
  expect([held('8.8.8.8').length, held('9.9.9.9').length]).toEqual([7, 4])
})

test('an address takes no place from one that holds no more than itself', () => {
  const { enter } = start()
  for (let at = 0; at < 6; at += 1) enter('8.8.8.8')
  for (let at = 0; at < 6; at += 1) enter('9.9.9.9')

  expect(enter('8.8.8.8')).toBe(false)
})

test('whoever comes, the limits hold, and a newcomer gets in unless everybody holds one', async () => {
  const visits = fc.array(fc.record({ address: fc.nat(15), leaves: fc.boolean() }), {
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(visits, async (all) => {
      const { limiter, held, enter } = start()
      for (const { address, leaves } of all) {
        const from = `10.0.0.${address}`
        const before = held(from).length
        const others = Array.from({ length: 16 }, (_, at) => held(`10.0.0.${at}`).length)
        const entered = enter(from)
        expect(entered || before > 0 || Math.max(...others) <= 1).toBe(true)
        expect(limiter.sockets().length).toBeLessThanOrEqual(limits.inAll)
        expect(held(from).length).toBeLessThanOrEqual(limits.perAddress)
        if (leaves) held(from)[0]?.socket.destroy()
        await new Promise((resolve) => setImmediate(resolve))
      }
      const open = Array.from({ length: 16 }, (_, at) => held(`10.0.0.${at}`).length)
      expect(limiter.sockets()).toHaveLength(open.reduce((sum, count) => sum + count, 0))
    }),
    { numRuns: 50 },
  )
})
