import { expect, test } from 'vitest'
import { launchBrowser } from './browser.testing.ts'
import { enrol, field, newPerson, password, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()

const organiser = newPerson('far-away')

/** The day with which a new tournament begins for somebody in a time zone. */
async function firstDayIn(timezoneId: string): Promise<string> {
  const context = await browser.newContext({ timezoneId })
  const page = await context.newPage()
  await page.goto(origin + storageOnly)
  await beginSession(page, organiser.email, password)
  await page.goto(`${origin}/manage/tournaments/new`)
  return field(page, 'First day').inputValue()
}

test('a form begins with the day that it is where one is', async () => {
  await enrol(origin, organiser)
  // Twenty-five hours apart: it is never the same day there.
  expect((await firstDayIn('Pacific/Kiritimati')) > (await firstDayIn('Pacific/Niue'))).toBe(true)
})
