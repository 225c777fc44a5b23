import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, expect, vi } from 'vitest'
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
 * A browser for this test file, whose tests have the time that pages take on a slow machine; call it
 * at the top of the file. It is closed when the file is done.
 */
export async function launchBrowser(): Promise<Browser> {
  vi.setConfig({ testTimeout: 180_000 })
  const { executablePath, env } = await browserProgram()
  const browser = await chromium.launch({
    executablePath,
    args: flags,
    env: { ...process.env, ...env },
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

/** The same failure with what the page showed: without it, one that is rare says too little. */
export async function withWhatStands(page: Page, failure: unknown): Promise<Error> {
  const text = await page
    .locator('body')
    .innerText()
    .catch(() => 'no page')
  const reason = failure instanceof Error ? failure.message : String(failure)
  const shown = text.replaceAll(/\n\s*\n/g, '\n').slice(0, 3000)
  return new Error(`${reason}\n${page.url()} showed:\n${shown}`, { cause: failure })
}
