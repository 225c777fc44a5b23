import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub } from './club.testing.ts'
import {
  button,
  dialog,
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

const Requests = z.array(z.object({ id: z.string() }))

const policy = Buffer.from('%PDF-1.4\n%policy of the club\n%%EOF\n')
const aFile = (name: string, mimeType: string, buffer = policy) => ({ name, mimeType, buffer })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const isOpenToAll = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0))
  await soon(() => shortcomings(page)).toEqual([])
}

/** A club with a secretary and a member. */
async function aClub(mark: string) {
  const secretary = newPerson(`files-${mark}`)
  const player = newPerson(`files-player-${mark}`)
  await enrol(origin, secretary)
  await enrol(origin, player)
  const [api, own] = [await apiAs(origin, secretary), await apiAs(origin, player)]
  const clubId = await makeClub(api, `Gate Rovers ${mark}`)
  await own(`organisations/${clubId}/join-requests/own`, 'PUT', { note: '' })
  const requests = Requests.parse(await api(`organisations/${clubId}/join-requests`))
  const decided = { requestId: requests[0]?.id, accepts: true }
  await api(`organisations/${clubId}/join-requests/decide`, 'POST', decided)
  return { secretary, player, clubId, name: `Gate Rovers ${mark}` }
}

test.each([
  [390, '39'],
  [1440, '14'],
])(
  'a club keeps a policy on file, and shows it to its members, %i px wide',
  async (width, mark) => {
    const { secretary, player, clubId, name } = await aClub(mark)
    const address = `${origin}/manage/organisations/${clubId}/documents`
    const as = (person: typeof player, act: (page: Page) => Promise<void>) =>
      visit(
        storageOnly,
        async (page) => {
          await beginSession(page, person.email, password)
          await act(page)
        },
        { width },
      )

    await as(secretary, async (page) => {
      await page.goto(address)
      await page.getByText('No documents yet').waitFor()
      await isOpenToAll(page)
      await button(page, 'Add document').click()
      await dialog(page, 'Add document').waitFor()
      await button(page, 'Save document').click()
      await page.getByText('Choose a file.').waitFor()
      await page.getByLabel('Choose file').setInputFiles(aFile('page.html', 'text/html'))
      await page.getByText('Use a PDF, or a PNG or JPEG picture.').waitFor()
      const disguised = Buffer.from('<script>alert(1)</script>')
      await page.getByLabel('Choose file').setInputFiles(aFile('scan.png', 'image/png', disguised))
      await page.getByText('That file cannot be read.').waitFor()
      await page.getByLabel('Choose file').setInputFiles(aFile('policy.pdf', 'application/pdf'))
      await page.getByText('PDF, 1 KB').waitFor()
      await button(page, 'Save document').click()
      await soon(() => field(page, 'Title').getAttribute('aria-invalid')).toBe('true')
      await field(page, 'Title').fill('Public liability 2026')
      await field(page, 'Valid until (optional)').fill(inDays(12))
      await isOpenToAll(page)
      await button(page, 'Save document').click()
      await toast(page, 'Saved').waitFor()
      await page.getByText('Lapses soon').waitFor()
      await page.getByText('Visible to: Managers', { exact: true }).waitFor()
      await isOpenToAll(page)
    })

    await as(player, async (page) => {
      await page.goto(`${origin}/manage`)
      await page.getByRole('link', { name: `Documents of ${name}` }).click()
      await page.getByText('There is nothing for you to see here.').waitFor()
      await isOpenToAll(page)
    })

    await as(secretary, async (page) => {
      await page.goto(address)
      await button(page, 'Edit Public liability 2026').click()
      await field(page, 'Visible to').selectOption('members')
      await field(page, 'Valid until (optional)').fill(inDays(400))
      const renewed = Buffer.from('%PDF-1.4\n%renewed\n%%EOF\n')
      await page
        .getByLabel('Replace file')
        .setInputFiles(aFile('renewed.pdf', 'application/pdf', renewed))
      await soon(() => page.getByText('Sending…').count()).toBe(0)
      await button(page, 'Save document').click()
      await toast(page, 'Saved').waitFor()
      await page.getByText('Visible to: All members').waitFor()
    })

    await as(player, async (page) => {
      await page.goto(address)
      await page.getByText('Valid', { exact: true }).waitFor()
      expect(await button(page, 'Remove Public liability 2026').count()).toBe(0)
      await isOpenToAll(page)
      const [kept] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Download Public liability 2026').click(),
      ])
      expect(kept.suggestedFilename()).toBe('Public liability 2026.pdf')
      expect(await readFile(await kept.path(), 'utf8')).toContain('renewed')
    })

    await as(secretary, async (page) => {
      await page.goto(address)
      await button(page, 'Remove Public liability 2026').click()
      await dialog(page, 'Remove “Public liability 2026”?').waitFor()
      await isOpenToAll(page)
      await button(page, 'Remove').click()
      await toast(page, 'Removed').waitFor()
      await page.getByText('No documents yet').waitFor()
    })
  },
)
