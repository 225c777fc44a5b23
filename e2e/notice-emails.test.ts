import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { apiAs, makeClub } from './club.testing.ts'
import { press } from './keyboard.testing.ts'
import { button, enrol, inMessage, visits, newPerson } from './member.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const visit = visits(await launchBrowser(), origin)

const owner = newPerson('mailed-owner')
const player = newPerson('mailed-asker')

test('the link below an email ends the emails without logging in, once one says so', async () => {
  await enrol(origin, owner)
  await enrol(origin, player)
  const api = await apiAs(origin, owner)
  const clubId = await makeClub(api, 'Post Office CC')
  await api('notifications/settings', 'PUT', {
    kinds: [{ kind: 'club', page: true, push: true, email: true }],
    timeZone: 'Asia/Karachi',
    digestAt: null,
    quiet: null,
  })
  const asking = await apiAs(origin, player)
  await asking(`organisations/${clubId}/join-requests/own`, 'PUT', { note: '' })
  const link = new URL(await inMessage(origin, owner.email, /https?:\S+stop-emails\S+/))

  await visit(
    `${link.pathname}${link.hash}`,
    async (page) => {
      await page.getByRole('heading', { name: 'Stop emails' }).waitFor()
      expect(await shortcomings(page)).toEqual([])
      await press(page, button(page, 'Stop these emails'))
      await page.getByText('You get no more of these emails.').waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390, theme: 'dark' },
  )
  const settings = JSON.stringify(await api('notifications/settings', 'GET'))
  expect(settings).toContain('"kind":"club","page":true,"push":true,"email":false')
})

test('a link without its end says so', () =>
  visit('/stop-emails', async (page) => {
    await page.getByText('This link is incomplete. Open it from the email again.').waitFor()
    expect(await button(page, 'Stop these emails').count()).toBe(0)
  }))
