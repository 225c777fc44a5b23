import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { browserProgram } from './browser-program.ts'

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

/**
 * A browser for this test file, whose tests have the time that pages take on a slow machine; call it
 * at the top of the file. Its pages are closed with the test that opened them, the browser with the file.
 */
export async function launchBrowser(): Promise<Browser> {
  vi.setConfig({ testTimeout: 180_000 })
  const { executablePath, env } = await browserProgram()
  const browser = await chromium.launch({
    executablePath,
    args: flags,
    env: { ...process.env, ...env },
  })
  browser.on('context', (context) => void context.addInitScript(blurNothing))
  afterEach(async ({ task }) => {
    const contexts = browser.contexts()
    if (task.result?.state === 'fail') {
      for (const page of contexts.flatMap((context) => context.pages())) {
        process.stderr.write(`${task.name}: ${await whatStands(page)}\n`)
      }
    }
    await Promise.all(contexts.map((context) => context.close()))
  })
  afterAll(() => browser.close())
  return browser
}

/** Resolves once the page answers: before its scripts have run, what is pressed or typed is nobody's. */
export const untilAwake = (page: Page) =>
  page.getByText('Loading...').waitFor({ state: 'detached' })

/** Opens an address, ready to answer. */
export async function go(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 })
  await untilAwake(page)
}

/** Loads the page again, ready to answer. */
export async function goAgain(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle', timeout: 90_000 })
  await untilAwake(page)
}

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
