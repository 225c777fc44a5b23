import { expect, test } from 'vitest'
import { member } from '../apps/server/src/accounts/accounts.testing.ts'
import { seriousFindings, shortcomings } from './axe.testing.ts'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { forgetName, goToPart, startEditor, writePost } from './editor.testing.ts'
import { press, tabTo, typeInto } from './keyboard.testing.ts'
import { button, dialog, field, toast } from './member.testing.ts'

const browser = await launchBrowser()
const server = await startEditor(browser)
const { inEditor, origin, read } = server

test('by keyboard alone an editor writes, previews and publishes, and readers and feeds have it', () =>
  inEditor('/operator/content', async (page) => {
    await page.getByText('Nothing written yet').waitFor()
    await press(page, page.getByRole('link', { name: 'New post' }))
    await typeInto(page, field(page, 'Title'), 'The first ball')
    await soon(() => field(page, 'Address').inputValue()).toBe('the-first-ball')
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
    await toast(page, 'Published').waitFor()
    expect(await read('/blogs/the-first-ball')).toContain('<strong>yorker</strong>')
    expect(await read('/feed.xml')).toContain('<title>The first ball</title>')

    await typeInto(page, field(page, 'Address'), 'ball-one')
    await page.keyboard.press('Control+s')
    await page.getByText('/blogs/ball-one', { exact: true }).waitFor()
    await soon(() => read('/blogs/ball-one')).toBeDefined()
    const old = await fetch(`${origin}/blogs/the-first-ball`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/blogs/ball-one'])
  }))

test('a scheduled post is seen by nobody before its time, and by everybody from then on', () =>
  inEditor('/operator/content/new', async (page) => {
    await writePost(page, 'At tea', 'Scones.')
    await goToPart(page, 'Status')
    await page.getByText('Time in Asia/Karachi, GMT+5').waitFor()
    await field(page, 'Publish at').fill('2026-07-01T13:00')
    await press(page, button(page, 'Schedule'))
    await page.getByText('Choose a date and time in the future').waitFor()
    await field(page, 'Publish at').fill('2026-07-01T15:30')
    await press(page, button(page, 'Schedule'))
    await toast(page, 'Scheduled').waitFor()
    await page.getByText('Readers can see it from Wed 1 July 2026, 15:30.').waitFor()

    server.wait(89 * 60)
    expect(server.app.now()).toBe('2026-07-01T10:29:00.000Z')
    expect(await read('/blogs/at-tea')).toBeUndefined()
    expect(await read('/blogs')).not.toContain('At tea')
    server.wait(60)
    expect(await read('/blogs/at-tea')).toContain('Scones.')
    expect(await read('/blogs')).toContain('At tea')
  }))

test('a new post is signed by whoever writes it, though the name is known later than the page', () =>
  inEditor('/operator/content', async (page) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/account/compact-profile', async (route) => {
      await held.promise
      await route.continue()
    })
    await forgetName(page)
    await page.goto(`${origin}/operator/content/new`)
    await field(page, 'Title').waitFor()
    await goToPart(page, 'Details')
    expect(await field(page, 'Author').inputValue()).toBe('')
    held.resolve()
    await soon(() => field(page, 'Author').inputValue()).toBe('Ayesha Siddiqui')
    await soon(() => page.getByText('Not saved').count()).toBe(0)
    await press(page, page.getByRole('main').getByRole('link', { name: 'Content', exact: true }))
    await page.getByRole('heading', { name: 'Content' }).waitFor()
  }))

test('who leaves a new post while it is being published stays where they have gone', () =>
  inEditor('/operator/content/new', async (page) => {
    await writePost(page, 'On my way', 'Out.')
    const held = Promise.withResolvers<void>()
    await page.route('**/status', async (route) => {
      await held.promise
      await route.continue()
    })
    await press(page, button(page, 'Publish'))
    await page.waitForURL(/\/operator\/content\/[0-9a-f-]{36}$/)
    await page.getByRole('main').getByRole('link', { name: 'Content', exact: true }).click()
    await page.getByRole('heading', { name: 'Content' }).waitFor()
    held.resolve()
    await toast(page, 'Published').waitFor()
    await page.evaluate(() => new Promise<unknown>((idle) => requestIdleCallback(idle)))
    expect(page.url()).toBe(`${origin}/operator/content`)
  }))

test('two who write at once lose nothing: the second compares and chooses', () =>
  inEditor('/operator/content/new', async (first) => {
    await writePost(first, 'Written twice', 'As it began.')
    await first.keyboard.press('Control+s')
    await first.waitForURL(/\/operator\/content\/[0-9a-f-]{36}$/)
    const path = new URL(first.url()).pathname
    await inEditor(path, async (second) => {
      await field(second, 'Text').fill('As the second has it.')
      await second.keyboard.press('Control+s')
      await toast(second, 'Saved').waitFor()
    })
    await field(first, 'Text').fill('As the first has it.')
    await first.keyboard.press('Control+s')
    const compare = dialog(first, 'Someone else has saved this post')
    await compare.getByText('As the second has it.').waitFor()
    await compare.getByText('As the first has it.').waitFor()
    expect(await seriousFindings(first)).toEqual([])
    await press(first, button(first, 'Save mine over it'))
    await compare.waitFor({ state: 'detached' })

    await goToPart(first, 'Revisions')
    await press(first, button(first, 'Compare revision 2'))
    await first.getByRole('region', { name: 'Differences' }).getByText('second').waitFor()
    await press(first, button(first, 'Restore revision 2'))
    await first.getByText('Revision 4, current').waitFor()
    await soon(() => field(first, 'Text').inputValue()).toBe('As the second has it.')
  }))

test('what was not saved is asked about when it is left, and found again after a crash', () =>
  inEditor('/operator/content/new', async (page) => {
    expect(await page.title()).toMatch(/^New post/)
    await typeInto(page, field(page, 'Title'), 'Half a thought')
    await page.getByText('kept in this browser').waitFor()
    await press(page, page.getByRole('main').getByRole('link', { name: 'Content', exact: true }))
    await dialog(page, 'Leave without saving?').waitFor()
    await press(page, button(page, 'Stay'))
    await goAgain(page)
    await press(page, button(page, 'Restore'))

    await soon(() => field(page, 'Title').inputValue()).toBe('Half a thought')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/\/operator\/content\/[0-9a-f-]{36}$/)
    await goAgain(page)
    await page.getByRole('heading', { name: 'Half a thought' }).waitFor()
    await soon(() => button(page, 'Restore').count()).toBe(0)
  }))

test('what is typed while older text waits for an answer is kept too, and neither takes the other’s place', () =>
  inEditor('/operator/content/new', async (page) => {
    await typeInto(page, field(page, 'Title'), 'Morning')
    await page.getByText('kept in this browser').waitFor()
    await goAgain(page)
    await button(page, 'Restore').waitFor()
    await typeInto(page, field(page, 'Title'), 'Evening')
    await page.getByText('kept in this browser').waitFor()
    await goAgain(page)

    await press(page, button(page, 'Restore'))
    await soon(() => field(page, 'Title').inputValue()).toBe('Evening')
    await press(page, button(page, 'Restore'))
    await soon(() => field(page, 'Title').inputValue()).toBe('Morning')
    await press(page, button(page, 'Restore'))
    await soon(() => field(page, 'Title').inputValue()).toBe('Evening')
    await press(page, button(page, 'Discard'))
    await soon(() => button(page, 'Restore').count()).toBe(0)
  }))

test('a picture becomes the cover, with words for those who cannot see it', () =>
  inEditor('/operator/content/new', async (page) => {
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } })
    await writePost(page, 'With a picture', 'Look.')
    const file = { name: 'ground.png', mimeType: 'image/png', buffer: picture }
    await page.getByLabel('Upload a picture').setInputFiles(file)
    await field(page, 'Alternative text').waitFor()
    await press(page, button(page, 'Publish'))
    await page
      .getByText('Say what the picture shows, for those who cannot see it')
      .first()
      .waitFor()
    await typeInto(page, field(page, 'Alternative text'), 'The ground at noon')
    await press(page, button(page, 'Publish'))
    await toast(page, 'Published').waitFor()

    await page.goto(`${origin}/blogs/with-a-picture`)
    const cover = page.getByRole('img', { name: 'The ground at noon' })
    await cover.waitFor()
    const width = () => cover.evaluate((image) => 'naturalWidth' in image && image.naturalWidth)
    await soon(width).toBe(900)
    const shared = page.locator('meta[property="og:image"]')
    expect(await shared.getAttribute('content')).toMatch(/\/share\.jpg$/)
  }))

test('a part of the home page is worded anew', () =>
  inEditor('/operator/content/home', async (page) => {
    await typeInto(page, field(page, 'Title').last(), 'From our pens')
    await press(page, button(page, 'Save section 3'))
    await toast(page, 'The home page shows it so now').waitFor()

    expect(await read('/')).toContain('From our pens')
  }))

test('a part of the home page that is saved leaves what is typed into the others', () =>
  inEditor('/operator/content/home', async (page) => {
    await field(page, 'Title').first().fill('Not yet decided')
    await typeInto(page, field(page, 'Title').last(), 'From our desks')
    await press(page, button(page, 'Save section 3'))
    await toast(page, 'The home page shows it so now').waitFor()
    expect(await field(page, 'Title').first().inputValue()).toBe('Not yet decided')

    await press(page, page.getByRole('main').getByRole('link', { name: 'Content', exact: true }))
    await dialog(page, 'Leave without saving?').waitFor()
    await press(page, button(page, 'Leave'))
    await page.getByRole('heading', { name: 'Content', level: 1 }).waitFor()
  }))

test('whoever may not edit sees what stands at an address that is none', async () => {
  const stranger = await member(server)
  await inEditor(
    '/operator/content',
    (page) => page.getByRole('heading', { name: 'Bowled through the gate' }).waitFor(),
    stranger,
  )
  await server.visit('/operator/content', (page) => dialog(page, 'Welcome back').waitFor())
})

test('the console keeps nobody out, by day and night, on phone and desktop', () =>
  inEditor('/operator/content', async (page) => {
    const look = async (what: string) => expect(await shortcomings(page), what).toEqual([])
    await look('list')
    await page.getByRole('link', { name: /With a picture/ }).click()
    await page.getByRole('heading', { name: 'With a picture' }).waitFor()
    for (const part of ['Preview', 'Details', 'Status', 'Revisions']) {
      await page.getByRole('tab', { name: part }).click()
      await look(part)
    }
    await go(page, `${origin}/operator/content/home`)
    await look('home')
  }))
