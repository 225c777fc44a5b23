import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import { button, field, inMessage, toast, visits } from './member.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, database } = await startSite({ empty: true })
await database.pool.query(`update site set contact_email = 'office@club.example'`)
const browser = await launchBrowser()
const visit = visits(browser, origin)
type Page = Parameters<Parameters<typeof visit>[1]>[0]

async function write(page: Page, subject: string): Promise<void> {
  await typeInto(page, field(page, 'Your name'), 'Ayesha Siddiqui')
  await typeInto(page, field(page, 'Your email'), 'ayesha@example.org')
  await typeInto(page, field(page, 'Subject'), subject)
  await typeInto(page, field(page, 'Message'), 'Ball 2.4 was a leg bye.')
}

test('by keyboard alone somebody writes to the people who run the site', () =>
  visit('/contact-us', async (page) => {
    await write(page, 'The third over')
    await press(page, button(page, 'SEND MESSAGE'))
    await page.getByText('Thank you. Your message has been sent.').waitFor()

    expect(await inMessage(origin, 'office@club.example', /[^]+/)).toBe(
      'Ayesha Siddiqui (ayesha@example.org) wrote:\n\nBall 2.4 was a leg bye.\n',
    )
    await press(page, button(page, 'Write another'))
    await soon(() => field(page, 'Message').inputValue()).toBe('')
  }))

test('what is wrong stands at its field, and the first one takes the focus', () =>
  visit('/contact-us', async (page) => {
    await typeInto(page, field(page, 'Your name'), 'Ayesha')
    await typeInto(page, field(page, 'Your email'), 'ayesha at home')
    await press(page, button(page, 'SEND MESSAGE'))

    await page.getByText('Email must be a valid email address').waitFor()
    await page.getByText('Subject is required').waitFor()
    await page.getByText('Message is required').waitFor()
    await page.locator('input[name=email]:focus').waitFor()
    await typeInto(page, field(page, 'Your email'), 'ayesha@example.org')
    await page.getByText('Email must be a valid email address').waitFor({ state: 'detached' })
  }))

test('without a network the message stays, and goes out once there is one', () =>
  visit('/contact-us', async (page) => {
    await write(page, 'From the train')
    await page.context().setOffline(true)
    await press(page, button(page, 'SEND MESSAGE'))
    await toast(page, 'The server cannot be reached. Try again.').waitFor()
    expect(await field(page, 'Message').inputValue()).toBe('Ball 2.4 was a leg bye.')

    await page.context().setOffline(false)
    await press(page, button(page, 'SEND MESSAGE'))
    await page.getByText('Thank you. Your message has been sent.').waitFor()
  }))

test('the form is readable by everybody', () =>
  visit('/contact-us', async (page) => {
    await press(page, button(page, 'SEND MESSAGE'))
    await page.getByText('Name is required').waitFor()
    expect(await shortcomings(page)).toEqual([])
  }))
