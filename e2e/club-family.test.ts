import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub, makeTeam, planMatch } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  toast,
  visits,
  storageOnly,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const looks = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const
const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
const bornOn = `${new Date().getFullYear() - 11}-03-01`
const Board = z.object({ players: z.array(z.object({ id: z.string(), name: z.string() })) })

test.each(looks)(
  'a parent looks after two children, answers for each, and agrees to one name ($width)',
  async (look) => {
    const coach = newPerson(`junior-coach-${look.width}`)
    const parent = newPerson(`parent-${look.width}`)
    await enrol(origin, coach)
    await enrol(origin, parent)
    const api = await apiAs(origin, coach)
    const clubId = await makeClub(api, 'Mall Road Juniors')
    const text = 'Zara Malik\nHamza Malik\nOmar Ali'
    const teamId = await makeTeam(api, { clubId, name: 'Mall Road Under 12', text })
    const entryId = await planMatch(api, { clubId, teamId, opponent: 'Gulberg', day })
    const links: string[] = []
    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, coach.email, password)
        await page.goto(`${origin}/manage/organisations/${clubId}/players`)
        for (const name of ['Zara Malik', 'Hamza Malik']) {
          await button(page, `Edit ${name}`).click()
          await field(page, 'Date of birth (optional)').fill(bornOn)
          await dialog(page, name).getByRole('button', { name: 'Save' }).click()
          await toast(page, 'Saved').waitFor()
          await dialog(page, name).waitFor({ state: 'hidden' })
          await button(page, `Edit ${name}`).click()
          await page.getByText('No parent or guardian has an account here yet.').waitFor()
          await button(page, 'Invite a parent or guardian').click()
          links.push((await dialog(page, name).locator('code').textContent()) ?? '')
          expect(await shortcomings(page)).toEqual([])
          await page.keyboard.press('Escape')
          await dialog(page, name).waitFor({ state: 'hidden' })
        }
      },
      look,
    )

    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, parent.email, password)
        for (const [at, name] of ['Zara Malik', 'Hamza Malik'].entries()) {
          const { pathname, hash } = new URL(links[at] ?? '')
          await page.goto(`${origin}${pathname}?${at}${hash}`)
          await button(page, `Yes, I look after ${name}`).click()
          await toast(page, 'Welcome').waitFor()
        }
        await page.goto(`${origin}/my-cricket`)
        const hamza = page.getByRole('listitem').filter({ hasText: 'For Hamza Malik' })
        await hamza.getByRole('button', { name: 'Yes' }).click()
        await hamza.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
        const zara = page.getByRole('listitem').filter({ hasText: 'For Zara Malik' })
        await soon(() => zara.getByRole('button', { pressed: true }).count()).toBe(0)
        await page.getByText('the public sees H. M.').waitFor()
        const consent = page.getByRole('listitem').filter({ hasText: 'the public sees H. M.' })
        await consent.getByLabel('Show the name').check()
        await page.getByText('the public sees Hamza Malik').waitFor()
        expect(await shortcomings(page)).toEqual([])
      },
      look,
    )

    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, parent.email, password)
        await page.goto(`${origin}/my-cricket`)
        await page.getByRole('link', { name: 'My calendar' }).click()
        const match = page.getByRole('listitem').filter({ hasText: 'Mall Road Under 12 v Gulberg' })
        await match.getByText('For Hamza Malik, Zara Malik').waitFor()
        await button(page, 'Make a private address').click()
        const address = await field(page, 'Private address').inputValue()
        expect(await shortcomings(page)).toEqual([])
        const followed = await fetch(address)
        expect(followed.headers.get('content-type')).toBe('text/calendar')
        expect((await followed.text()).replaceAll('\r\n ', '')).toContain(
          String.raw`SUMMARY:Hamza Malik\, Zara Malik: Mall Road Under 12 v Gulberg`,
        )
        await button(page, 'Turn off').click()
        await dialog(page, 'Turn off the private address?')
          .getByRole('button', { name: 'Turn off' })
          .click()
        await button(page, 'Make a private address').waitFor()
        expect((await fetch(address)).status).toBe(404)
      },
      look,
    )

    const { players } = Board.parse(await api(`organisations/${clubId}/selection`))
    for (const { id: playerId } of players) {
      const asked = { day, playerId, from: null, to: entryId }
      await api(`organisations/${clubId}/selection/pick`, 'POST', asked)
    }
    await api(`organisations/${clubId}/selection/publish`, 'POST', { day, entryId, isPublic: true })
    await visit(
      `/team-sheets/${entryId}`,
      async (page) => {
        await page.getByText('Hamza Malik').waitFor()
        await page.getByText('Z. M.').waitFor()
        expect(await page.content()).not.toContain('Zara')
        expect(await shortcomings(page)).toEqual([])
      },
      look,
    )

    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, coach.email, password)
        await page.goto(`${origin}/manage/organisations/${clubId}/players`)
        await button(page, 'Edit Zara Malik').click()
        await button(page, 'Remove Sana Marwat').click()
        await page.getByText('Zara Malik, who has no other guardian').waitFor()
        expect(await shortcomings(page)).toEqual([])
        await button(page, 'Remove Sana Marwat').click()
        await toast(page, 'Removed').waitFor()
      },
      look,
    )
    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, parent.email, password)
        await page.goto(`${origin}/my-cricket`)
        await button(page, 'Step back as guardian of Hamza Malik').click()
        const asked = dialog(page, 'Step back as guardian of Hamza Malik')
        await asked.getByText('your consent to name and picture ends').waitFor()
        expect(await page.getByText('For Zara Malik').count()).toBe(0)
        expect(await shortcomings(page)).toEqual([])
        await asked.getByRole('button', { name: 'Step back' }).click()
        await asked.waitFor({ state: 'hidden' })
        await page.getByText('For Hamza Malik').waitFor({ state: 'hidden' })
      },
      look,
    )
    await visit(
      `/team-sheets/${entryId}`,
      async (page) => {
        await page.getByText('H. M.').waitFor()
        expect(await page.content()).not.toContain('Hamza')
      },
      look,
    )
  },
)
