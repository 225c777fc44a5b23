import { expect, test } from 'vitest'
import { goAgain, launchBrowser, soon } from './browser.testing.ts'
import { knockOutFormat, pairOf, rowOf, sound, unfold, walkOver } from './cup.testing.ts'
import { button, enrol, field, password, storageOnly, visits, newPerson } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const organiser = newPerson('straight')
const teams = ['Ark', 'Brig', 'Cog', 'Dhow', 'Esk', 'Fife']

test.each([1440, 390])('six teams play a knock-out without a league, at %i pixels', (width) =>
  visit(
    storageOnly,
    async (page) => {
      if (width === 1440) await enrol(origin, organiser)
      await beginSession(page, organiser.email, password)
      await page.goto(`${origin}/manage/tournaments/new`)
      await field(page, 'Name').fill(`Regatta Cup ${width}`)
      await field(page, 'First day').fill('2031-06-07')
      await field(page, 'Last day').fill('2031-06-29')
      await button(page, 'Make the draft').click()
      await page.getByRole('link', { name: 'All settings' }).click()
      await page
        .getByRole('heading', { level: 1, name: `Regatta Cup ${width}`, exact: true })
        .waitFor()
      await page.goto(`${page.url()}?tab=teams`)
      await field(page, 'New teams').fill(teams.map((name) => `${name} ${width}`).join('\n'))
      await button(page, 'Add teams').click()
      await page.getByText('6 teams', { exact: true }).waitFor()

      await page.goto(page.url().replace('teams', 'fixtures'))
      const playOn = await knockOutFormat(page)
      await playOn.selectOption({ label: 'Knock-out: one defeat and out' })
      await field(page, 'Who plays in it').selectOption({ label: 'All teams, by their seeds' })
      expect(await field(page, 'Teams from each group').count()).toBe(0)
      await page.getByText('All teams play: the top seeds meet the lowest.').waitFor()
      await sound(page)
      await button(page, 'Set the knock-out').click()
      const match = (home: string, away: string) => pairOf(`${home} ${width} v ${away} ${width}`)
      await rowOf(page, match('Cog', 'Fife')).waitFor()

      await unfold(page, 'Rules for the fixtures')
      await field(page, 'Rule').selectOption({ label: 'Most matches a day at a ground' })
      const rules = page.locator('details', { hasText: 'Rules for the fixtures' })
      await rules.getByLabel('Ground', { exact: true }).fill('Regatta Ground')
      await field(page, 'Matches at most').fill('1')
      await button(page, 'Add the rule').click()
      await page.getByText('Regatta Ground has 1 match a day at most.').waitFor()
      await page.getByText('Later stages get days, times and grounds').waitFor()
      expect(await field(page, 'Every pair meets').count()).toBe(0)
      await field(page, 'Starting times').fill('10:00')
      await field(page, 'Grounds').fill('Regatta Ground')
      await sound(page)
      await button(page, 'Find fixtures').click()
      await page.getByText('Fixtures found', { exact: false }).first().waitFor()
      for (const day of ['Sat 7 June', 'Sun 8 June', 'Sat 21 June']) {
        await page.getByText(day, { exact: false }).first().waitFor()
      }
      await button(page, 'Publish the fixtures').click()
      await page.getByText('Score this match').first().waitFor()
      await walkOver(page, match('Cog', 'Fife'))
      const filled = async () => {
        await goAgain(page)
        return rowOf(page, match('Brig', 'Cog')).count()
      }
      await soon(filled).toBe(1)

      await page.getByRole('link', { name: 'View public page' }).click()
      await page.getByRole('heading', { name: 'Road to the final' }).waitFor()
      expect(await page.getByText('No table yet').count()).toBe(0)
      await sound(page)
    },
    { width },
  ),
)
