import { expect, onTestFinished, test, vi } from 'vitest'
import { startAccountServer } from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { Wire } from '#live/live.testing.ts'
import { rates } from '#http/rate-limiter.ts'

/** Its clock stands still. */
const { origin, wait } = await startAccountServer(await freshDatabase())
const port = Number(new URL(origin).port)

const askFrom = (address: string) => (path: string) =>
  fetch(origin + path, { redirect: 'manual', headers: { 'x-forwarded-for': address } })

const BREATH = 30

/** Asks for so many different addresses, some in each breath, and answers the statuses. */
async function flood(address: string, start: string, count: number): Promise<number[]> {
  const wire = new Wire(port)
  const statuses: number[] = []
  for (let at = 0; at < count; at += BREATH) {
    const asked = Array.from(
      { length: BREATH },
      (_, one) =>
        `GET ${start}${at + one} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`,
    )
    wire.socket.write(asked.join(''))
    const text = await wire.until((seen) => statusesIn(seen).length === BREATH)
    statuses.push(...statusesIn(text))
    wire.text = ''
  }
  wire.socket.destroy()
  return statuses
}

const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one)

test('who fetches page after page is shown the page that says so, and how long to wait', async () => {
  const scraper = askFrom('8.8.8.8')
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(await (await scraper('/')).text()) ?? []
  const statuses = await flood('8.8.8.8', '/favicon.svg?text=', rates.page.atOnce + BREATH)
  const refused = await scraper('/match-central/players?page=2')
  const html = await refused.text()

  // A busy machine may answer that it is busy, which is another matter (503).
  const isRefused = statuses.map((status) => status === 429)
  expect(isRefused).toEqual([...times(rates.page.atOnce - 1, false), ...times(BREATH + 1, true)])
  expect(statuses).toContain(200)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain('Too many pages at once')
  expect(html).not.toContain('<script')
  expect((await scraper(script)).status).toBe(200)
  expect((await askFrom('9.9.9.9')('/nowhere')).status).toBe(404)

  wait(1)
  expect((await scraper('/nowhere')).status).toBe(404)
})

test('who asks the API for more than a crowd would is told how long to wait, and others are not', async () => {
  const scraper = askFrom('2001:db8::1')
  const statuses = await flood('2001:db8::1', '/api/v1/nothing/', rates.call.atOnce + BREATH)
  const refused = await scraper('/api/v1/site')

  expect(statuses).toEqual([...times(rates.call.atOnce, 404), ...times(BREATH, 429)])
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(await refused.json()).toMatchObject({ status: 'Error', code: 'TOO_MANY_REQUESTS' })
  expect((await askFrom('2001:db8:0:1::1')('/api/v1/site')).status).toBe(200)

  wait(1)
  expect((await scraper('/api/v1/site')).status).toBe(200)
})

test('an address that cannot be decoded is no page, and is not repeated on the console', async () => {
  const said = vi.spyOn(console, 'warn')
  onTestFinished(() => said.mockRestore())
  const paths = ['/%zz', '/%ff/%0a', '/match-central/teams/%E0%A4%A', '/%', '/%25%zz?a=%zz']
  const answers = await Promise.all(paths.map(askFrom('7.7.7.7')))

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(said.mock.calls).toEqual([])
})
