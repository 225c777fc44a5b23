import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { apiAs, makeClub } from './club.testing.ts'
import { writePost } from './editor.testing.ts'
import {
  button,
  enrol,
  field,
  newPerson,
  password,
  storageOnly,
  toast,
  visits,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const owner = newPerson('club-page')

test('a club names its chair and writes news, which its page shows and the site’s news do not', async () => {
  await enrol(origin, owner)
  const clubId = await makeClub(await apiAs(origin, owner), 'Quarry Lane CC')
  await visit(storageOnly, async (page) => {
    await beginSession(page, owner.email, password)
    await page.goto(`${origin}/manage/organisations/${clubId}/officers`)
    await field(page, 'Position').fill('Chair')
    await field(page, 'Name').fill('Rukhsana Malik')
    await button(page, 'Add to the page').click()
    await button(page, 'Remove Rukhsana Malik, Chair').waitFor()
    expect(await shortcomings(page)).toEqual([])

    await page.getByRole('main').getByRole('link', { name: 'News', exact: true }).click()
    await page.getByRole('link', { name: 'New post' }).click()
    await writePost(page, 'A roller at last', 'It is heavy.')
    await button(page, 'Publish').click()
    await toast(page, 'Published').waitFor()
  })
  for (const width of [390, 1440]) {
    await visit(
      `/match-central/clubs/${clubId}`,
      async (page) => {
        await page.getByText('Rukhsana Malik').waitFor()
        expect(await shortcomings(page)).toEqual([])
        await page.getByRole('link', { name: /A roller at last/ }).click()
        await page.getByRole('heading', { level: 1, name: 'A roller at last' }).waitFor()
        await page.getByRole('link', { name: 'Quarry Lane CC' }).first().waitFor()
      },
      { width },
    )
  }
  const news = await (await fetch(`${origin}/news`)).text()
  expect(news).not.toContain('A roller at last')
})
