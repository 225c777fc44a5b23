import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub, makeTeam } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  inMessage,
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

const secretary = newPerson('writer')
const player = newPerson('reader')
const Roster = z.object({ players: z.array(z.object({ id: z.string(), name: z.string() })) })
const Claim = z.object({ path: z.string() })

test('the secretary writes to a team, and sees who has seen it', async () => {
  await enrol(origin, secretary)
  await enrol(origin, player)
  const api = await apiAs(origin, secretary)
  const clubId = await makeClub(api, 'Mall Lions')
  const text = 'Ayesha Khan\nBano Khan, bano.lions@example.net'
  await makeTeam(api, { clubId, name: 'Mall Lions 1st XI', text })
  const { players } = Roster.parse(await api(`organisations/${clubId}/players`))
  const playerId = players.find(({ name }) => name === 'Ayesha Khan')?.id
  const claims = `organisations/${clubId}/players/claims`
  const { path } = Claim.parse(await api(claims, 'POST', { playerId }))
  const own = await apiAs(origin, player)
  await own('club-claims/accept', 'POST', { token: path.split('token=')[1] })
  const messages = `${origin}/manage/organisations/${clubId}/messages`

  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(messages)
      await button(page, 'To Everyone').click()
      await page.getByRole('option', { name: 'Mall Lions 1st XI' }).click()
      await field(page, 'Subject').fill('Another ground')
      await field(page, 'Message').fill('We play at Iqbal Park.')
      await page.getByLabel('Ask readers to say that they have seen it').check()
      expect(await shortcomings(page)).toEqual([])
      await button(page, 'Send message').click()
      await toast(page, 'Sent').waitFor()
      await page.getByText('Seen by 0 of 2').waitFor()
      await field(page, 'Subject').fill('Tea')
      await field(page, 'Message').fill('Bring cups.')
      await button(page, 'Send message').click()
      await page.getByText('3 people').waitFor()
      await page.getByText('2 with an account · 1 by email').waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390 },
  )
  await inMessage(origin, 'bano.lions@example.net', /We play at Iqbal Park/)

  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, player.email, password)
      await page.goto(`${origin}/my-cricket`)
      await page.getByRole('link', { name: 'Messages' }).click()
      await page.getByText('We play at Iqbal Park.').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await button(page, 'I have seen it').click()
      await page.getByText('You have seen it.').waitFor()
    },
    { width: 390, theme: 'dark' },
  )

  await visit(storageOnly, async (page) => {
    await beginSession(page, secretary.email, password)
    await page.goto(messages)
    await page.getByText('Seen by 1 of 2').waitFor()
    await button(page, 'Who has seen Another ground').click()
    const readers = dialog(page, 'Another ground')
    await readers.getByText('Sent by email').waitFor()
    await soon(() => readers.getByRole('listitem').count()).toBe(2)
    expect(await shortcomings(page)).toEqual([])
    expect(await readers.innerText()).not.toContain('@')
    await button(page, 'Remind those who have not').click()
    await toast(page, 'Reminded').waitFor()
  })
})
