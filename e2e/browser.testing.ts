import { type Browser, chromium } from 'playwright-core'
import { afterAll } from 'vitest'
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

/** A browser for this test file; call it at the top of the file. It is closed when the file is done. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await browserProgram()
  const browser = await chromium.launch({
    executablePath,
    args: flags,
    env: { ...process.env, ...env },
  })
  afterAll(() => browser.close())
  return browser
}
