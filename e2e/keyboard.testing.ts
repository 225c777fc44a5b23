import type { Locator, Page } from 'playwright-core'

const MOST_STOPS = 60

const isFocused = (element: Locator) =>
  element.evaluate((node) => node === document.activeElement).catch(() => false)

/** Tabs on until an element has the focus, as somebody does who has no mouse. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(element)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(element)}`)
}

/** Tabs to a field and types over what stands in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Tabs to a link or a button and presses it. */
export async function press(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press('Enter')
}
