import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, goAgain, launchBrowser } from './browser.testing.ts'
import { press, tabTo } from './keyboard.testing.ts'
import { button, enrol, field, password, toast, visits, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite()
const visit = visits(await launchBrowser(), origin)

test('from the bell, by keyboard, what one is told of and when is chosen and kept', () =>
  visit(storageOnly, async (page) => {
    const person = { email: 'chooser@example.org', phone: '3007654397' }
    await enrol(origin, person)
    await beginSession(page, person.email, password)
    await go(page, `${origin}/`)
    await press(page, button(page, 'Notifications'))
    await press(page, page.getByRole('link', { name: 'Settings' }))
    await page.waitForURL('**/notifications/settings')
    const wickets = page.getByRole('checkbox', { name: 'Wickets: Push' })
    await tabTo(page, wickets)
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('checkbox', { name: 'Results: Email' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('checkbox', { name: 'Quiet hours' }))
    await page.keyboard.press('Space')
    await field(page, 'From').fill('23:15')
    await tabTo(page, page.getByRole('checkbox', { name: 'One email a day' }))
    await page.keyboard.press('Space')
    await field(page, 'Email at').fill('19:30')
    expect(await shortcomings(page)).toEqual([])
    await press(page, button(page, 'Save settings'))
    await toast(page, 'Your settings are saved').waitFor()
    await goAgain(page)
    await field(page, 'From').waitFor()

    expect(await wickets.isChecked()).toBe(false)
    expect(await page.getByRole('checkbox', { name: 'Results: Push' }).isChecked()).toBe(true)
    expect(await field(page, 'From').inputValue()).toBe('23:15')
    expect(await page.getByRole('checkbox', { name: 'Results: Email' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Orders: Email' }).count()).toBe(0)
    expect(await field(page, 'Email at').inputValue()).toBe('19:30')
  }))

test('on a phone in the dark, quiet hours that end as they begin are refused at the field', () =>
  visit(
    storageOnly,
    async (page) => {
      const person = { email: 'sleeper@example.org', phone: '3007654396' }
      await enrol(origin, person)
      await beginSession(page, person.email, password)
      await go(page, `${origin}/notifications/settings`)
      await tabTo(page, page.getByRole('checkbox', { name: 'Quiet hours' }))
      await page.keyboard.press('Space')
      await field(page, 'Until').fill('22:30')
      await press(page, button(page, 'Save settings'))
      await page.getByText('Quiet hours cannot end at the time they begin.').first().waitFor()

      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390, theme: 'dark' },
  ))
