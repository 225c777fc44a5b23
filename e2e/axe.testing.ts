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
  const isDialogOpen = (await page.getByRole('dialog').count()) > 0
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => !(isDialogOpen && isUnderFoot(node)))
        .slice(0, 3)
        .map(({ html }) => `${id}: ${html}`),
    )
}

/** The foot of a sheet stays in view, and covers a part of whatever is scrolled under it. */
const isUnderFoot = ({ any }: AxeResults['violations'][number]['nodes'][number]): boolean =>
  any.some(({ id, data }) => id === 'target-size' && data?.messageKey === 'partiallyObscured')

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

/** Colours that fade from one theme to the next are measured where they arrive. */
const untilFaded = (page: Page) =>
  page.evaluate(() => {
    for (const run of document.getAnimations()) if (run instanceof CSSTransition) run.finish()
  })

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

type Look = { readonly width: number; readonly theme: 'light' | 'dark' }

async function findingsAt(
  page: Page,
  { width, theme }: Look,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await setTheme(page, theme)
  // From its top, where the header covers nothing.
  await page.evaluate(() => scrollTo(0, 0))
  await untilDrawn(page)
  await untilFaded(page)
  const over = await page.evaluate<number>(sideways)
  const found = over > 0 ? [`scrolls sideways by ${over}`, ...(await look(page))] : await look(page)
  return found.map((finding) => `${width} ${theme}: ${finding}`)
}

/** Looks at the page, and leaves it as wide as it was. */
async function andBack(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const before = page.viewportSize()
  const found = await look()
  await setTheme(page, 'light')
  if (before !== null) await page.setViewportSize(before)
  return found
}

/** The findings of the page on a phone in the light theme and on a desktop in the dark one. */
export const shortcomings = (page: Page): Promise<string[]> =>
  andBack(page, async () => [
    ...(await findingsAt(page, { width: 390, theme: 'light' }, seriousFindings)),
    ...(await findingsAt(page, { width: 1440, theme: 'dark' }, seriousFindings)),
  ])

/** The same in both themes at both widths, which takes twice as long. */
export const everyShortcoming = (page: Page): Promise<string[]> =>
  andBack(page, async () => {
    const found: string[] = []
    for (const width of [390, 1440]) {
      found.push(...(await findingsAt(page, { width, theme: 'light' }, seriousFindings)))
      found.push(...(await findingsAt(page, { width, theme: 'dark' }, faintFindings)))
    }
    return found
  })
