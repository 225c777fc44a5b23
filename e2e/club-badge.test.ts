import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { goAgain, launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub, makeTeam } from './club.testing.ts'
import {
  button,
  enrol,
  field,
  password,
  storageOnly,
  toast,
  visits,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const crest = 'img[src^="/pictures/organisations/"]'
const eleven = (side: string) => Array.from('ABCDEFGHIJK', (letter) => `Player ${side}${letter}`)

const secretary = newPerson('secretary')
test('a club chooses its colours, uploads a crest and names its pages, which everybody sees', async () => {
  await enrol(origin, secretary)
  const api = await apiAs(origin, secretary)
  const clubId = await makeClub(api, 'Ravi Wanderers')
  const teamId = await makeTeam(api, { clubId, name: 'Ravi Wanderers II', text: 'Sana Marwat' })
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}/manage/organisations/${clubId}`)
      await field(page, 'First colour').fill('#123456')
      await field(page, 'Second colour').fill('#fedc11')
      await field(page, 'Social links').fill('instagram.com/ravi\nnot a link:')
      await button(page, 'Save crest and colours').click()
      await page.getByText('Must be an address such as').first().waitFor()
      await field(page, 'Social links').fill('instagram.com/ravi')
      await button(page, 'Save crest and colours').click()
      await toast(page, 'Saved').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await page.goto(`${origin}/match-central/clubs/${clubId}`)
      expect(await page.locator('header [fill="#123456"]').count()).toBeGreaterThan(0)

      await page.goto(`${origin}/manage/organisations/${clubId}`)
      const buffer = await page.getByRole('img', { name: 'Crest of Ravi Wanderers' }).screenshot()
      await page
        .getByLabel('Upload a crest')
        .setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer })
      await button(page, 'Use a drawn crest').waitFor()
      await button(page, 'Save crest and colours').click()
      await toast(page, 'Saved').waitFor()

      await page.goto(`${origin}/manage`)
      await page.locator(`main ${crest}`).waitFor()
      await page.keyboard.press('/')
      await page.getByRole('textbox', { name: /^Search players/ }).fill('Ravi Wanderers')
      await soon(() => page.locator(`dialog ${crest}, [role=dialog] ${crest}`).count()).toBe(2)
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390 },
  )
  await visit(`/match-central/clubs/${clubId}`, async (page) => {
    const link = page.getByRole('main').getByRole('link', { name: 'Instagram' })
    expect(await link.getAttribute('href')).toBe('https://instagram.com/ravi')
    const pictures = page.locator('main img[src^="/pictures/organisations/"]')
    expect(await pictures.count()).toBe(2)
    expect(await pictures.first().evaluate((img: HTMLImageElement) => img.decode())).toBe(undefined)
  })
  await visit(`/match-central/teams/${teamId}`, async (page) => {
    await page.locator(`header ${crest}`).waitFor()
    await page.getByText('No matches yet').waitFor()
    expect(await shortcomings(page)).toEqual([])
  })

  await api('matches', 'POST', {
    teams: [
      { id: teamId, players: eleven('R') },
      { name: 'Gulberg Greens', players: eleven('G') },
    ],
    conditions: { format: 't20' },
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    ground: { name: 'Iqbal Park', city: 'Lahore' },
  })
  await visit(
    `/match-central/teams/${teamId}`,
    async (page) => {
      const next = page.getByRole('main').getByRole('link', { name: /Gulberg Greens/ })
      const shown = async () => {
        await goAgain(page)
        return next.locator(crest).count()
      }
      await soon(shown).toBe(1)
      expect(await next.locator(crest).getAttribute('alt')).toBe('')
      await page.goto(`${origin}/match-central/matches?team=${teamId}`)
      await page.getByRole('link', { name: 'Remove filter Ravi Wanderers II' }).waitFor()
      expect(await page.getByRole('main').locator(crest).count()).toBe(1)
      expect(await shortcomings(page)).toEqual([])
      await next.click()
      await page.getByRole('link', { name: 'Line-ups' }).click()
      await page.getByRole('heading', { name: 'Ravi Wanderers II', level: 2 }).waitFor()
      expect(await page.getByRole('main').locator(crest).count()).toBe(2)
      expect(await shortcomings(page)).toEqual([])
    },
    { theme: 'dark' },
  )
})
