import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, begin, prompt, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)
const who = await scorer()

/** What an eye or a thumb would miss: controls outside of the screen or under something else. */
const missed = (page: Page, within: string) =>
  page.evaluate((scope) => {
    const controls = document.querySelectorAll<HTMLElement>(
      `${scope} :is(a, button, input, summary)`,
    )
    const drawn = [...controls].filter((control) => control.checkVisibility())
    return drawn.flatMap((control) => {
      // A list of players scrolls, and so does a row of fielders.
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isWithin =
        left >= 0 && right <= innerWidth && top >= 0 && Math.floor(bottom) <= innerHeight
      return isWithin && control.contains(seen) ? [] : [control.textContent || control.ariaLabel]
    })
  }, within)

/** Looks at the pad as it stands, its undo above all. */
const looker = (page: Page) => {
  const undo = page.locator('[aria-keyshortcuts="u"]')
  let first: unknown
  return async (within = '#main') => {
    const box = await undo.boundingBox()
    first ??= box
    expect(await missed(page, within)).toEqual([])
    expect(box).toEqual(first)
    const size = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]
    expect(await page.evaluate(size)).toEqual([innerSize(page).width, innerSize(page).height])
  }
}

const innerSize = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 }

/** The first answer to a question, by a tap. */
async function answer(page: Page, name: RegExp, look: () => Promise<void>): Promise<void> {
  await prompt(page, name).waitFor()
  await look()
  await page.getByRole('region', { name }).getByRole('group').getByRole('button').first().click()
}

async function beginByTaps(page: Page, look: () => Promise<void>): Promise<void> {
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await answer(page, name, look)
  }
  await button(page, 'OUT').waitFor()
  await look()
}

/** Run out, with everything that is asked of it. */
async function runOut(page: Page, look: (within?: string) => Promise<void>): Promise<void> {
  const sheet = page.getByRole('dialog')
  await button(page, 'OUT').click()
  await sheet.getByRole('button', { name: 'Run out', exact: true }).click()
  await sheet.getByRole('group', { name: 'Run out by' }).getByRole('button').first().click()
  await sheet.getByRole('group', { name: /second fielder/ }).waitFor()
  await look('dialog')
  await sheet.getByRole('button', { name: /^OUT, run out/ }).click()
}

test.each([
  ['360 by 640', { width: 360, height: 640 }, ''],
  ['320 by 568, in large type for the left hand', { width: 320, height: 568 }, 'large mirrored'],
])(
  'on a phone of %s every question is within reach, and undo where it was',
  async (_, size, look) => {
    const [page] = await device(who)
    await page.setViewportSize(size)
    await page.evaluate((kept) => localStorage.setItem('scoring-pad', kept), look)
    await go(page, `${origin}/score/${await makeMatch(page, 1)}`)
    const lookAt = looker(page)
    await beginByTaps(page, lookAt)
    await runOut(page, lookAt)
    await answer(page, /Who comes in/, lookAt)
    await button(page, 'More').click()
    await page.getByRole('dialog').waitFor()
    await lookAt('dialog')
    await page.keyboard.press('Escape')
    for (const ball of [2, 3, 4, 5, 6]) {
      await page.getByText(new RegExp(`Over 1, ${ordinal[ball]} ball`)).waitFor()
      await page.getByRole('button', { name: '0 dot' }).click()
    }
    for (const name of [/who faces/, /other opener/, /Who bowls/]) await answer(page, name, lookAt)
    await button(page, '6').click()
    await prompt(page, /won by 10 wickets/).waitFor()
    await lookAt()
    await allSaved(page)
  },
)

/** As when a phone has drawn its keyboard over the lower part of the page. */
const drawKeyboard = (page: Page, free: number) =>
  page.evaluate((height) => {
    const seen = window.visualViewport
    Object.defineProperty(seen, 'height', { get: () => height })
    seen?.dispatchEvent(new Event('resize'))
  }, free)

test('the keyboard of a phone covers neither the name that is typed nor the button that records it', async () => {
  const [page] = await device(who)
  await page.setViewportSize({ width: 360, height: 640 })
  await go(page, `${origin}/score/${await makeMatch(page, 1)}`)
  await begin(page)
  const sheet = page.getByRole('dialog')
  await button(page, 'OUT').click()
  await sheet.getByRole('group', { name: 'Caught by' }).getByRole('button').last().click()
  const name = sheet.getByLabel('Name of the substitute')
  await name.focus()
  const free = 340
  await drawKeyboard(page, free)

  const bottomOf = async (one: Locator) => {
    const box = await one.boundingBox()
    return box === null ? Infinity : box.y + box.height
  }
  const confirm = sheet.getByRole('button', { name: /^OUT, / })
  await soon(() => bottomOf(confirm)).toBeLessThanOrEqual(free)
  await soon(async () => (await confirm.boundingBox())?.y).toBeGreaterThan(await bottomOf(name))
})

const ordinal: Readonly<Record<number, string>> = {
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
}
