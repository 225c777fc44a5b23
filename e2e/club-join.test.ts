import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub } from './club.testing.ts'
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

const owner = newPerson('club-owner')
const player = newPerson('club-asker')

test('somebody asks to join a club on its page, its owner accepts, and they leave again', async () => {
  await enrol(origin, owner)
  await enrol(origin, player)
  const clubId = await makeClub(await apiAs(origin, owner), 'Canal Bank CC')
  const page = `/match-central/clubs/${clubId}`
  await visit(
    page,
    async (asking) => {
      expect(await button(asking, 'Ask to join').count()).toBe(0)
      await beginSession(asking, player.email, password)
      await asking.goto(`${origin}${page}`)
      await button(asking, 'Ask to join').click()
      await dialog(asking, 'Join Canal Bank CC').waitFor()
      await field(asking, 'Note (optional)').fill('I keep wicket')
      expect(await shortcomings(asking)).toEqual([])
      await button(asking, 'Send request').click()
      await toast(asking, 'Request sent').waitFor()
      await button(asking, 'Withdraw request').click()
      await toast(asking, 'Withdrawn').waitFor()
      await button(asking, 'Ask to join').click()
      await field(asking, 'Note (optional)').fill('I bat too')
      await button(asking, 'Send request').click()
      await button(asking, 'Withdraw request').waitFor()
    },
    { width: 390 },
  )
  await visit(storageOnly, async (deciding) => {
    await beginSession(deciding, owner.email, password)
    await deciding.goto(`${origin}/manage`)
    await deciding.getByRole('link', { name: '1 person wants to join' }).click()
    await deciding.getByText('I bat too').waitFor()
    expect(await shortcomings(deciding)).toEqual([])
    await button(deciding, 'Accept Sana Marwat').click()
    await toast(deciding, 'Accepted').waitFor()
    await button(deciding, 'Accept Sana Marwat').waitFor({ state: 'detached' })
    await soon(() => deciding.getByRole('heading', { name: 'Members' }).count()).toBe(1)
  })
  const mine = await apiAs(origin, player)
  await soon(async () =>
    JSON.stringify(await mine('notifications/filter', 'POST', { page: {} })),
  ).toContain('You are a member now. Welcome!')
  await visit(page, async (leaving) => {
    await beginSession(leaving, player.email, password)
    await leaving.goto(`${origin}${page}`)
    await button(leaving, 'Leave club').click()
    await dialog(leaving, 'Leave Canal Bank CC?').waitFor()
    expect(await shortcomings(leaving)).toEqual([])
    await button(leaving, 'Leave Canal Bank CC').click()
    await toast(leaving, 'You have left').waitFor()
    await button(leaving, 'Ask to join').click()
    await leaving.getByRole('checkbox', { name: 'I ask for my child' }).check()
    await field(leaving, 'Child’s name').fill('Mahnoor Marwat')
    await field(leaving, 'Date of birth').fill('1990-05-31')
    await button(leaving, 'Send request').click()
    await leaving.getByText('Whoever is 18 asks for themselves.').waitFor()
    await field(leaving, 'Date of birth').fill(`${new Date().getUTCFullYear() - 9}-05-31`)
    expect(await shortcomings(leaving)).toEqual([])
    await button(leaving, 'Send request').click()
    await button(leaving, 'Withdraw request').waitFor()
  })
  await visit(storageOnly, async (deciding) => {
    await beginSession(deciding, owner.email, password)
    await deciding.goto(`${origin}/manage/organisations/${clubId}/players`)
    await deciding.getByText(/^For Mahnoor Marwat, born 31 May/).waitFor()
    await button(deciding, 'Accept Sana Marwat').click()
    await button(deciding, 'Edit Mahnoor Marwat').waitFor()
  })
})
