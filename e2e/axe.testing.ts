import axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const everything = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }
const contrast = { runOnly: { type: 'rule', values: ['color-contrast'] } }

async function findings(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html}`))
}

/** What keeps people out of a page as it stands: serious and critical findings, each with where it was found. */
export const seriousFindings = (page: Page) => findings(page, everything)

/** Text that is too faint on its ground: all that another theme can change. */
export const faintFindings = (page: Page) => findings(page, contrast)
