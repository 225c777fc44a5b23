import { test } from 'vitest'
import { go, launchBrowser } from './browser.testing.ts'
import { logIn, toast, visits } from './member.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite({ empty: true, env: { HANDSHAKE: 'demanded' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)

test.each([
  ['two years behind', -730],
  ['three hours ahead', 0.125],
])('a device whose clock is %s is answered where handshakes are demanded', (_, days) =>
  visit('/terms', async (page) => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000)
    await go(page, `${origin}/?modal=login`)

    await logIn(page, { email: 'nobody@club.example', phone: '' })

    await toast(page, 'Email or password is incorrect.').waitFor()
  }),
)
