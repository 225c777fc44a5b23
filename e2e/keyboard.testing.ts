import type { Locator, Page } from 'playwright-core'
import { inFirefox } from './firefox.testing.ts'

/** More than a small page has, and the bars of a browser, where its keyboard goes before it comes back. */
const FEW_STOPS = 60
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

const isFocused = (element: Locator) =>
  element.evaluate((node) => node === document.activeElement).catch(() => false)

/**
 * Presses Tab until the element has focus, at most twice round the page: what loads meanwhile adds stops, and may
 * take the focus back to the top.
 */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  // Firefox has one keyboard for all its windows.
  if (inFirefox) await page.bringToFront()
  for (let stop = 0; !(await isFocused(element)); stop += 1) {
    if (stop > FEW_STOPS && stop > 2 * (await page.locator(FOCUSABLE).count())) {
      throw new Error(`The keyboard does not reach ${String(element)}`)
    }
    await page.keyboard.press('Tab')
  }
}

/** Goes to a field by Tab and replaces its content. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Goes to a link or button by Tab and presses it. */
export async function press(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press('Enter')
}
