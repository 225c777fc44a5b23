import axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const everything: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }
const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/** What went well is neither gathered nor sent: it is most of the work. */
async function violationsOf(page: Page, rules: RunOptions): Promise<AxeResults['violations']> {
  const options: RunOptions = { ...rules, resultTypes: ['violations'] }
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`)
}

async function findings(page: Page, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await violationsOf(page, rules)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html}`))
}

/** Serious and critical accessibility findings of the page, each with its place. */
export const seriousFindings = (page: Page) => findings(page, everything)

/** Contrast findings only, which is all that another theme can change. */
const faintFindings = (page: Page) => findings(page, contrast)

const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((set) => (document.documentElement.dataset['theme'] = set), theme)

/** Parts that follow the width by script are drawn anew in the frame after it has changed. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/** The findings of the page at the widths of a phone and a desk, in both themes, and whether it scrolls sideways. */
export async function shortcomings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // From its top, where the header covers nothing.
    await page.evaluate(() => scrollTo(0, 0))
    await untilDrawn(page)
    const over = await page.evaluate<number>(sideways)
    if (over > 0) found.push(`${width}: scrolls sideways by ${over}`)
    await setTheme(page, 'light')
    found.push(...(await seriousFindings(page)).map((finding) => `${width} light: ${finding}`))
    await setTheme(page, 'dark')
    found.push(...(await faintFindings(page)).map((finding) => `${width} dark: ${finding}`))
  }
  await setTheme(page, 'light')
  return found
}
