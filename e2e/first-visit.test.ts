import { expect, test } from 'vitest'
import { launchBrowser } from './browser.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite()
const browser = await launchBrowser()

test('a fresh install shows its home page, and nothing goes wrong in the browser', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })

  const answer = await page.goto(origin)
  await page.getByRole('heading', { level: 1 }).waitFor()

  expect(answer?.status()).toBe(200)
  expect(await page.title()).not.toBe('')
  expect(errors).toEqual([])
})

test('an address that nobody answers is a page that says so', async () => {
  const answer = await fetch(`${origin}/no-such-page`)

  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<h1')
})
