import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { afterEach, expect, vi } from 'vitest'
import { browserProgram } from './browser-program.ts'
import { inFirefox, launchFirefox } from './firefox.testing.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

/**
 * Blurring what lies behind a dialog takes a fifth of a core for as long as a caret blinks in it, without a
 * graphics card; no test sees it.
 */
function blurNothing(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after, *::backdrop { backdrop-filter: none !important }')
  document.adoptedStyleSheets = [sheet]
}

/** What a browser is started with. */
export async function launchOptions() {
  const { executablePath, env } = await browserProgram()
  return { executablePath, args: flags, env: { ...process.env, ...env } }
}

async function launch(): Promise<Browser> {
  const browser = inFirefox ? await launchFirefox() : await chromium.launch(await launchOptions())
  browser.on('context', (context) => void context.addInitScript(blurNothing))
  return browser
}

/** One for all test files of a worker, which ends with it. */
let launched: Promise<Browser> | undefined

async function browserOfWorker(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected() === true) return running
  launched = launch()
  return launched
}

/**
 * A browser for this test file, whose tests have the time that pages take on a slow machine; call it
 * at the top of the file. Its pages are closed with the test that opened them.
 */
export async function launchBrowser(): Promise<Browser> {
  vi.setConfig({ testTimeout: 180_000 })
  const browser = await browserOfWorker()
  afterEach(async ({ task }) => {
    const contexts = browser.contexts()
    if (task.result?.state === 'fail') {
      for (const page of contexts.flatMap((context) => context.pages())) {
        process.stderr.write(`${task.name}: ${await whatStands(page)}\n`)
      }
    }
    await Promise.all(contexts.map((context) => context.close()))
  })
  return browser
}

/** Resolves once the page answers: before its scripts have run, what is pressed or typed is nobody's. */
export const untilAwake = (page: Page) =>
  page.getByText('Loading...').waitFor({ state: 'detached' })

/** Resolves once the page has nothing left to do. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<unknown>((idle) => requestIdleCallback(idle, { timeout: 5000 })))

/** A stream never ends. Firefox does not say what a request is for. */
const isStream = (request: Request) =>
  request.resourceType() === 'eventsource' || request.headers()['accept'] === 'text/event-stream'

/** Opens a page and waits until it answers, has all that it asked for, and has drawn it. */
async function settled(page: Page, open: () => Promise<unknown>): Promise<void> {
  const waiting = new Set<Request>()
  const asks = (request: Request) => {
    if (!isStream(request)) waiting.add(request)
  }
  const has = (request: Request) => waiting.delete(request)
  page.on('request', asks).on('requestfinished', has).on('requestfailed', has)
  try {
    await open()
    await untilAwake(page)
    // Idle twice: what has just come may ask for more once it is read.
    for (let idle = 0; idle < 2;) {
      await expect.poll(() => waiting.size, { timeout: 90_000, interval: 20 }).toBe(0)
      await untilIdle(page)
      idle = waiting.size === 0 ? idle + 1 : 0
    }
  } finally {
    page.off('request', asks).off('requestfinished', has).off('requestfailed', has)
  }
}

/** Opens an address, ready to answer. */
export const go = (page: Page, address: string): Promise<void> =>
  settled(page, () => page.goto(address, { waitUntil: 'load', timeout: 90_000 }))

/** Loads the page again, ready to answer. */
export const goAgain = (page: Page): Promise<void> =>
  settled(page, () => page.reload({ waitUntil: 'load', timeout: 90_000 }))

/** Expects what a page shows sooner or later, however slow the machine. */
export const soon = <Seen>(look: () => Seen | Promise<Seen>) =>
  expect.poll(look, { timeout: 20_000 })

/** What a page shows: without it a failure that is rare says too little. */
async function whatStands(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText()
    .catch(() => 'no page')
  return `${page.url()} showed:\n${text.replaceAll(/\n\s*\n/g, '\n').slice(0, 3000)}`
}

/** The same failure with what the page showed. */
export async function withWhatStands(page: Page, failure: unknown): Promise<Error> {
  const reason = failure instanceof Error ? failure.message : String(failure)
  return new Error(`${reason}\n${await whatStands(page)}`, { cause: failure })
}
