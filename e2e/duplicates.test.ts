import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { button, dialog, toast, visits } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

test('an operator merges two people, is led to the one who stays, and takes it back', () =>
  visit('/terms', async (page) => {
    await beginSession(page, 'operator@sample.example', secret)
    await page.goto(`${origin}/operator`)
    await page.getByRole('link', { name: 'Duplicate people' }).click()
    await page.getByLabel('Name', { exact: true }).fill('an')
    await button(page, 'Find').click()
    const found = page.getByRole('list', { name: 'People found' }).getByRole('listitem')
    await soon(() => found.count()).toBeGreaterThan(8)
    const names = await found.getByRole('link').allInnerTexts()
    const [address] = await found
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await found.first().getByRole('button', { name: /^Merge / }).click()
    const asked = dialog(page, 'Are they one person?')
    let merged = false
    for (let at = 0; at < 8 && !merged; at += 1) {
      await found.nth(at).getByRole('button').click()
      await asked.getByText(/gets .* of|cannot be merged/).waitFor()
      merged = await asked.getByRole('button', { name: 'Merge these records' }).isEnabled()
      if (merged) break
      await button(asked, 'Cancel').click()
      await found.first().getByRole('button', { name: /^Merge / }).click()
    }
    await soon(() => shortcomings(page)).toEqual([])
    await asked.getByRole('radio').nth(1).check()
    await soon(() => button(asked, 'Merge these records').isEnabled()).toBe(true)
    await button(asked, 'Merge these records').click()
    await toast(page, 'Merged').waitFor()
    await soon(() => shortcomings(page)).toEqual([])

    const response = await page.request.get(`${origin}${address}`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(names.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Undo: / }).click()
    await page.getByText('Nothing was recorded of these people since.').waitFor()
    await button(page.getByRole('dialog'), 'Undo').click()
    await toast(page, 'Undone').waitFor()
    const again = await page.request.get(`${origin}${address}`, { maxRedirects: 0 })
    expect(again.status()).toBe(200)
  }))
