import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from './browser.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()

const soon = (look: () => Promise<string | undefined>) => expect.poll(look, { timeout: 20_000 })
const password = () => /all with the password (\S+)/.exec(output())?.[1] ?? ''

async function open(page: Page, method: string, path: string) {
  const form = page.locator(`form[data-method="${method}"][data-path="${path}"]`)
  await page.locator('details').filter({ has: form }).locator('summary').click()
  const ask = () => form.getByRole('button', { name: 'Try it' }).click()
  return { ask, body: form.getByRole('textbox'), said: () => form.locator('output').innerText() }
}

test('a call that needs a token is tried with that of a login on the page itself', async () => {
  const page = await browser.newPage()
  await page.goto(`${origin}/api/docs`)
  const profile = await open(page, 'GET', '/api/v1/account/compact-profile')
  await profile.ask()
  await soon(profile.said).toContain('"code": "SIGNED_OUT"')

  const login = await open(page, 'POST', '/api/v1/account/login')
  expect(JSON.parse(await login.body.inputValue())).toEqual({ username: '', password: '' })
  const words = { username: 'member@sample.example', password: password() }
  await login.body.fill(JSON.stringify(words))
  await login.ask()
  const token = async () => /"access_token": "([^"]+)"/.exec(await login.said())?.[1]
  await soon(token).toBeDefined()
  await page.getByLabel('Token (sent with every call').fill((await token()) ?? '')
  await profile.ask()

  await soon(profile.said).toContain('"email": "member@sample.example"')
})
