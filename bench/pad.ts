import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from '@pavilion/cricket/formats/test.ts'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { z } from 'zod'
import { browserProgram } from '../e2e/browser-program.ts'
import { beginSession } from '../e2e/session.testing.ts'
import { anyMatch } from './any-match.ts'
import { linesOf, nextLine, startChild, stopChild } from './processes.ts'
import type { BenchRow } from './row.ts'

/** A phone in the field, compared with this machine. */
const throttle = 4
const taps = 120
/** Ninety overs a day for five days, and who bats when. */
const ballsOfTest = 2_700
const wicketEvery = 68
const member = 'member@sample.example'
const program = path.join(import.meta.dirname, 'world-server.ts')

const World = z.object({ origin: z.string(), password: z.string() })
type World = z.infer<typeof World>

const Team = z.object({
  id: z.string(),
  name: z.string(),
  players: z.array(z.object({ id: z.string(), name: z.string() })),
})
const Made = z.object({
  data: z.object({
    id: z.string(),
    seq: z.int(),
    setup: z.object({ teams: z.tuple([Team, Team]) }),
  }),
})

/** Posts as the account and the device of the page. */
async function post(page: Page, address: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([to, text]) => {
      const { token } = JSON.parse(localStorage.getItem('userDetails') ?? '{}')
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: text,
      })
      const told = await answer.text()
      if (!answer.ok) throw new Error(told)
      return JSON.parse(told)
    },
    [`/api/v1/${address}`, JSON.stringify(body)] as const,
  )
}

const side = (name: string) => ({
  name: `${name} ${randomUUID().slice(0, 8)}`,
  players: Array.from({ length: 11 }, (_, at) => `${name} Player ${'ABCDEFGHIJK'[at]}`),
})

async function makeMatch(page: Page, format: 't20' | 'test') {
  const { data } = Made.parse(
    await post(page, 'matches', {
      idempotencyKey: randomUUID(),
      teams: [side('Kites'), side('Larks')],
      conditions: { format },
    }),
  )
  return data
}

/** Chooses the first of whatever is asked, until a ball is due. */
async function untilBall(page: Page): Promise<void> {
  const out = page.getByRole('button', { name: 'OUT', exact: true })
  for (;;) {
    await page.getByRole('button', { name: 'More', exact: true }).waitFor()
    const title = await page
      .locator('main h2')
      .first()
      .innerText({ timeout: 100 })
      .catch(() => null)
    if (title === null && (await out.count()) > 0) return
    await page.keyboard.press('1')
    await page.waitForFunction(
      (was) => document.querySelector('main h2')?.textContent !== was,
      title,
    )
  }
}

/**
 * Tells for each press of a key how long it was until the pad had painted what it changed, in milliseconds:
 * `tapped` resolves with the next of them.
 */
function watchPaints(): void {
  let pressed = 0
  let told: (time: number) => void = () => undefined
  const painted = () => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => told(performance.now() - pressed)
    requestAnimationFrame(() => channel.port2.postMessage(null))
  }
  addEventListener('pointerdown', (event) => (pressed = event.timeStamp), { capture: true })
  const over = document.querySelector('[aria-label="This over"]')?.parentElement
  new MutationObserver(painted).observe(over ?? document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })
  Object.assign(window, {
    tapped: () => new Promise<number>((resolve) => (told = resolve)),
  })
}

async function timeTaps(page: Page, origin: string, session: CDPSession): Promise<number[]> {
  const { id } = await makeMatch(page, 't20')
  await page.goto(`${origin}/score/${id}`)
  await untilBall(page)
  await page.evaluate(watchPaints)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const times: number[] = []
  while (times.length < taps) {
    await untilBall(page)
    const name = times.length % 3 === 0 ? '1' : '0 dot'
    const paint = page.evaluate<number>('tapped()')
    await page.getByRole('button', { name, exact: true }).click()
    times.push(await paint)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return times
}

/** A Test of five full days, recorded by the device that then opens it; answers the used heap in bytes. */
async function heapOfTest(page: Page, origin: string, session: CDPSession): Promise<number> {
  const { id, seq, setup } = await makeMatch(page, 'test')
  const device = await page.evaluate(() => localStorage.getItem('device-id') ?? '')
  const state = anyMatch(
    { conditions: test, teams: setup.teams },
    { wicketEvery, most: ballsOfTest },
  )
  const facts = state.log.map(({ fact }) => fact)
  for (let at = 0; at < facts.length; at += 1000) {
    await post(page, `matches/${id}/facts`, {
      device,
      after: seq + at,
      facts: facts.slice(at, at + 1000),
    })
  }
  await page.goto(`${origin}/score/${id}`)
  await page.getByRole('button', { name: 'More', exact: true }).waitFor()
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await browserProgram()
  return chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
    env: { ...process.env, ...env },
  })
}

async function measure(browser: Browser, { origin, password }: World) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`${origin}/terms`)
  await page.getByText('Loading...').waitFor({ state: 'detached' })
  await beginSession(page, member, password)
  const session = await context.newCDPSession(page)
  const times = (await timeTaps(page, origin, session)).toSorted((a, b) => a - b)
  return { times, heap: await heapOfTest(page, origin, session) }
}

/** The scorer's pad in a browser on a phone's screen: how soon a tap is painted, and what a Test takes. */
export async function padBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-pad-'))
  const server = startChild(process.execPath, program, folder)
  const browser = await openBrowser()
  try {
    const world = World.parse(JSON.parse(await nextLine(linesOf(server.stdout))))
    const { times, heap } = await measure(browser, world)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN
    return [
      {
        name: 'pad-tap',
        what: `tap to painted score, 95th percentile, processor slowed ${throttle} times`,
        value: at(0.95),
        goal: 50,
        unit: 'ms',
        detail: `${taps} balls of a T20, median ${at(0.5).toFixed(0)} ms, slowest ${at(0.999).toFixed(0)} ms`,
      },
      {
        name: 'pad-memory',
        what: 'heap of the pad with a five-day Test open',
        value: heap / 1024 / 1024,
        goal: 60,
        unit: 'MB',
        detail: `${ballsOfTest} entries, after a garbage collection`,
      },
    ]
  } finally {
    await browser.close()
    await stopChild(server)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

if (import.meta.main) console.table(await padBench())
