import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RateLimiter, rates } from './rate-limiter.ts'

const rate = { atOnce: 5, perSecond: 2 }

/** An allowance whose clock the test sets. */
function clocked(of = rate) {
  let now = 1000
  const allowance = new RateLimiter(of, () => now)
  const spend = (times: number, address = '8.8.8.8') =>
    Array.from({ length: times }, () => allowance.spend(address))
  return { allowance, spend, wait: (ms: number) => void (now += ms) }
}

test('requests up to the limit are answered, and the next is told how long to wait', () => {
  const { spend } = clocked()

  expect(spend(7)).toEqual([undefined, undefined, undefined, undefined, undefined, 1, 1])
})

test('after waiting, requests are answered at the rate and no faster', () => {
  const { spend, wait } = clocked()
  spend(9)

  wait(500)
  expect(spend(2)).toEqual([undefined, 1])
  wait(60_000)
  expect(spend(6)).toEqual([undefined, undefined, undefined, undefined, undefined, 1])
})

test('setting the clock back does not prolong the wait', () => {
  const { spend, wait } = clocked()
  spend(5)

  wait(-3_600_000)

  expect(spend(1)).toEqual([1])
})

test('one address uses nothing of what another has, except of the same network of IPv6', () => {
  const { spend } = clocked()
  spend(5)
  spend(5, '2001:db8:1:2::1')

  expect(spend(1, '9.9.9.9')).toEqual([undefined])
  expect(spend(1, '2001:db8:1:2:ffff::9')).toEqual([1])
  expect(spend(1, '::ffff:8.8.8.8')).toEqual([1])
  expect(spend(1, '2001:db8:1:3::1')).toEqual([undefined])
})

test('the machine itself and its own network are not counted', () => {
  const { spend } = clocked()

  for (const address of ['127.0.0.1', '::1', '192.168.1.7', '10.0.0.1', '::ffff:127.0.0.1']) {
    expect(spend(50, address).filter((wait) => wait !== undefined)).toEqual([])
  }
})

test('however many ask, few are remembered, and none longer than it takes to forget', () => {
  const { allowance, spend, wait } = clocked()
  const askFrom = (first: number) => {
    for (let at = 0; at < 60_000; at += 1)
      spend(1, `${first}.${at >> 16}.${(at >> 8) & 255}.${at & 255}`)
  }
  askFrom(11)
  expect(allowance.remembered).toBeLessThanOrEqual(50_000)

  wait(10_000)
  askFrom(12)
  expect(allowance.remembered).toBeLessThanOrEqual(50_000)
})

test('no period has more requests than the rate allows', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 60 })

  fc.assert(
    fc.property(pauses, (waits) => {
      const { spend, wait } = clocked()
      let given = 0
      for (const pause of waits) {
        wait(pause)
        given += spend(3).filter((refused) => refused === undefined).length
      }
      const seconds = waits.reduce((sum, pause) => sum + pause, 0) / 1000
      expect(given).toBeLessThanOrEqual(rate.atOnce + rate.perSecond * seconds)
    }),
  )
})

test('a family that opens a page a second each for ten minutes notices nothing', () => {
  const { spend, wait } = clocked(rates.page)
  const refused = Array.from({ length: 600 }, () => {
    wait(1000)
    return spend(6).filter((seconds) => seconds !== undefined)
  })

  expect(refused.flat()).toEqual([])
})

test('who wants a million pages within the hour gets a few in a hundred of them', () => {
  const { spend, wait } = clocked(rates.page)
  let given = 0
  for (let second = 0; second < 3600; second += 1) {
    wait(1000)
    given += spend(278).filter((seconds) => seconds === undefined).length
  }

  expect(given).toBeLessThan(40_000)
})
