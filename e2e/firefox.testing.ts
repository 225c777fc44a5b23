import path from 'node:path'
import { type Browser, firefox } from 'playwright-core'

const relay = path.join(import.meta.dirname, 'firefox-relay.mjs')

/** Whether the journeys of this run are those in Firefox. */
export const inFirefox = process.env['E2E_BROWSER'] === 'firefox'

/** playwright-core sets the value of a field by script, which React does not notice. */
function insertAsTyped(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set() {},
  })
}

export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({ executablePath: relay, channel: 'moz-firefox' })
  browser.on('context', (context) => void context.addInitScript(insertAsTyped))
  return browser
}
