import type { Locator, Page } from 'playwright-core'
import { inFirefox } from './firefox.testing.ts'

/** More than a small page has, and the bars of a browser, where its keyboard goes before it comes back. */
const FEW_STOPS = 60
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

const isFocused = (element: Locator) =>
  element
    .evaluate((node) => node === document.activeElement && document.hasFocus())
    .catch(() => false)

/**
 * Presses Tab until the element has focus, at most four times round the page: what loads meanwhile adds stops, and may
 * take the focus back to the top.
 */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  const next = inFirefox ? await tabInFirefox(page) : () => page.keyboard.press('Tab')
  for (let stop = 0; !(await isFocused(element)); stop += 1) {
    if (stop > FEW_STOPS && stop > 4 * (await page.locator(FOCUSABLE).count())) {
      throw new Error(`The keyboard does not reach ${String(element)}`)
    }
    await next()
  }
}

/**
 * Firefox has one keyboard for all its windows. Tab takes it from the page to the bars of the window, where it stays
 * until the stops of the page have been gone through once more: it comes back to the last of them, and goes on
 * backwards so as not to leave again.
 */
async function tabInFirefox(page: Page): Promise<() => Promise<void>> {
  await page.bringToFront()
  const hasKeyboard = () => page.evaluate(() => document.hasFocus())
  let had = await hasKeyboard()
  let key: 'Tab' | 'Shift+Tab' = 'Tab'
  return async () => {
    await page.keyboard.press(key)
    const has = await hasKeyboard()
    if (has && !had) key = key === 'Tab' ? 'Shift+Tab' : 'Tab'
    had = has
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
