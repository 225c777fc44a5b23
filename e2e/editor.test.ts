import { expect, test } from 'vitest'
import { member } from '../apps/server/src/accounts/accounts.testing.ts'
import { seriousFindings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { goToPart, startDesk, writePost } from './editor.testing.ts'
import { press, tabTo, typeInto } from './keyboard.testing.ts'
import { button, dialog, field, sights, toast } from './member.testing.ts'

const browser = await launchBrowser()
const desk = await startDesk(browser)
const { atDesk, origin, read } = desk

test('by keyboard alone an editor writes, previews and publishes, and readers and feeds have it', () =>
  atDesk('/operator/content', async (page) => {
    await page.getByText('Nothing written yet').waitFor()
    await press(page, page.getByRole('link', { name: 'New post' }))
    await typeInto(page, field(page, 'Title'), 'The first ball')
    expect(await field(page, 'Address').inputValue()).toBe('the-first-ball')
    await typeInto(page, field(page, 'Summary'), 'Of the season.')
    await tabTo(page, field(page, 'Text'))
    await page.keyboard.type('It was a ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('yorker')
    const preview = page.getByRole('article', { name: 'Preview' })
    await preview.locator('strong', { hasText: 'yorker' }).waitFor()
    await page.keyboard.press('Control+s')
    await toast(page, 'Saved').waitFor()
    await page.waitForURL(/\/operator\/content\/[0-9a-f-]{36}$/)
    expect(await read('/blogs/the-first-ball')).toBeUndefined()

    await press(page, button(page, 'Publish'))
    await toast(page, 'Choose a category').waitFor()
    await goToPart(page, 'Details')
    await typeInto(page, field(page, 'Category'), 'Matches')
    await press(page, button(page, 'Publish'))
    await toast(page, 'It is published').waitFor()
    expect(await read('/blogs/the-first-ball')).toContain('<strong>yorker</strong>')
    expect(await read('/feed.xml')).toContain('<title>The first ball</title>')

    await typeInto(page, field(page, 'Address'), 'ball-one')
    await page.keyboard.press('Control+s')
    await page.getByText('/blogs/ball-one', { exact: true }).waitFor()
    await expect.poll(() => read('/blogs/ball-one')).toBeDefined()
    const old = await fetch(`${origin}/blogs/the-first-ball`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/blogs/ball-one'])
  }))

test('a scheduled post is seen by nobody before its time, and by everybody from then on', () =>
  atDesk('/operator/content/new', async (page) => {
    await writePost(page, 'At tea', 'Scones.')
    await goToPart(page, 'Status')
    await page.getByText('Time in Asia/Karachi, GMT+5').waitFor()
    await field(page, 'Publish at').fill('2026-07-01T13:00')
    await press(page, button(page, 'Schedule'))
    await page.getByText('Choose a day and a time that are still to come').waitFor()
    await field(page, 'Publish at').fill('2026-07-01T15:30')
    await press(page, button(page, 'Schedule'))
    await toast(page, 'It is scheduled').waitFor()
    await page.getByText('Readers see it from Wed 1 July 2026, 15:30 on.').waitFor()

    desk.wait(89 * 60)
    expect(desk.world.now()).toBe('2026-07-01T10:29:00.000Z')
    expect(await read('/blogs/at-tea')).toBeUndefined()
    expect(await read('/blogs')).not.toContain('At tea')
    desk.wait(60)
    expect(await read('/blogs/at-tea')).toContain('Scones.')
    expect(await read('/blogs')).toContain('At tea')
  }))

test('two who write at once lose nothing: the second compares and chooses', () =>
  atDesk('/operator/content/new', async (first) => {
    await writePost(first, 'Written twice', 'As it began.')
    await first.keyboard.press('Control+s')
    await first.waitForURL(/\/operator\/content\/[0-9a-f-]{36}$/)
    const path = new URL(first.url()).pathname
    await atDesk(path, async (second) => {
      await field(second, 'Text').fill('As the second has it.')
      await second.keyboard.press('Control+s')
      await toast(second, 'Saved').waitFor()
    })
    await field(first, 'Text').fill('As the first has it.')
    await first.keyboard.press('Control+s')
    const compare = dialog(first, 'Saved by somebody else')
    await compare.getByText('As the second has it.').waitFor()
    expect(await compare.getByText('As the first has it.').isVisible()).toBe(true)
    expect(await seriousFindings(first)).toEqual([])
    await press(first, button(first, 'Save mine over it'))
    await compare.waitFor({ state: 'detached' })

    await goToPart(first, 'Revisions')
    await press(first, button(first, 'Compare revision 2'))
    await first.getByRole('region', { name: 'Differences' }).getByText('second').waitFor()
    await press(first, button(first, 'Restore revision 2'))
    await first.getByText('Revision 4, the present one').waitFor()
    expect(await field(first, 'Text').inputValue()).toBe('As the second has it.')
  }))

test('what was not saved is asked about when it is left, and found again after a crash', () =>
  atDesk('/operator/content/new', async (page) => {
    await typeInto(page, field(page, 'Title'), 'Half a thought')
    await page.getByText('kept in this browser').waitFor()
    await press(page, page.getByRole('main').getByRole('link', { name: 'Content', exact: true }))
    await dialog(page, 'Leave without saving?').waitFor()
    await press(page, button(page, 'Stay'))
    await page.reload({ waitUntil: 'networkidle' })
    await press(page, button(page, 'Restore it'))

    expect(await field(page, 'Title').inputValue()).toBe('Half a thought')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/\/operator\/content\/[0-9a-f-]{36}$/)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Half a thought' }).waitFor()
    expect(await button(page, 'Restore it').count()).toBe(0)
  }))

test('a picture becomes the cover, with words for those who cannot see it', () =>
  atDesk('/operator/content/new', async (page) => {
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } })
    await writePost(page, 'With a picture', 'Look.')
    const file = { name: 'ground.png', mimeType: 'image/png', buffer: picture }
    await page.getByLabel('Send a picture').setInputFiles(file)
    await field(page, 'What the picture shows').waitFor()
    await press(page, button(page, 'Publish'))
    await page
      .getByText('Say what the picture shows, for those who cannot see it')
      .first()
      .waitFor()
    await typeInto(page, field(page, 'What the picture shows'), 'The ground at noon')
    await press(page, button(page, 'Publish'))
    await toast(page, 'It is published').waitFor()

    await page.goto(`${origin}/blogs/with-a-picture`)
    const cover = page.getByRole('img', { name: 'The ground at noon' })
    await cover.waitFor()
    expect(await cover.evaluate((image) => 'naturalWidth' in image && image.naturalWidth)).toBe(900)
    const shared = page.locator('meta[property="og:image"]')
    expect(await shared.getAttribute('content')).toMatch(/\/share\.jpg$/)
  }))

test('a part of the home page is worded anew', () =>
  atDesk('/operator/content/home', async (page) => {
    await typeInto(page, field(page, 'Title').last(), 'From our pens')
    await press(page, button(page, 'Save section 3'))
    await toast(page, 'The home page shows it so now').waitFor()

    expect(await read('/')).toContain('From our pens')
  }))

test('whoever may not edit sees what stands at an address that is none', async () => {
  const stranger = await member(desk)
  await atDesk(
    '/operator/content',
    (page) => page.getByRole('heading', { name: 'Bowled through the gate' }).waitFor(),
    stranger,
  )
  await desk.visit('/operator/content', (page) => dialog(page, 'Welcome back').waitFor())
})

test('the desk keeps nobody out, by day and night, on phone and desk', () =>
  atDesk('/operator/content', async (page) => {
    const look = async (what: string) => {
      for (const { theme, width } of sights) {
        await page.setViewportSize({ width, height: 844 })
        await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme)
        expect(await seriousFindings(page), `${what} ${theme} ${width}`).toEqual([])
        const overflow = 'document.documentElement.scrollWidth - innerWidth'
        expect(await page.evaluate(overflow), `${what} ${theme} ${width}`).toBeLessThan(1)
      }
    }
    await look('list')
    await page.getByRole('link', { name: /With a picture/ }).click()
    await page.getByRole('heading', { name: 'With a picture' }).waitFor()
    for (const part of ['Preview', 'Details', 'Status', 'Revisions']) {
      await page.getByRole('tab', { name: part }).click()
      await look(part)
    }
    await page.goto(`${origin}/operator/content/home`, { waitUntil: 'networkidle' })
    await look('home')
  }))
