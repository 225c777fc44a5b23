import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  inMessage,
  type Look,
  password,
  storageOnly,
  toast,
  visits,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output, database } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const visit = visits(await launchBrowser(), origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

const secretary = { email: 'club-secretary@example.org', phone: '3005550171' }

const { rows } = await database.pool.query<{ id: string }>(
  `insert into organisation (kind, name, country, city)
   values ('club', 'Mall Road Gymkhana', 'PK', 'Lahore') returning id`,
)
const clubId = rows[0]?.id ?? ''
const page = `/match-central/clubs/${clubId}/mall-road-gymkhana`

/** The operator, who is told on the console that somebody waits, by what waits on Manage, at the people of the club. */
const deciding = (act: Parameters<typeof visit>[1], look: Look = {}) =>
  visit(
    storageOnly,
    async (at) => {
      await beginSession(at, 'operator@sample.example', secret)
      await at.goto(`${origin}/operator`)
      await at.getByRole('link', { name: 'Requests to run organisations' }).waitFor()
      await at.getByText('1 person is waiting for your answer.').waitFor()
      expect(await shortcomings(at)).toEqual([])
      await at.goto(`${origin}/manage`)
      await at.getByRole('link', { name: '1 person asks to run Mall Road Gymkhana' }).click()
      await at.getByRole('heading', { name: 'Asks to run it' }).waitFor()
      await act(at)
    },
    look,
  )

test('a secretary asks on a phone to run a club that nobody runs, is declined, asks again, and runs it', async () => {
  await enrol(origin, secretary)
  await visit(
    page,
    async (asking) => {
      await asking.getByRole('link', { name: 'Run this club?' }).click()
      await field(asking, 'Email').fill(secretary.email)
      await field(asking, 'Password').fill(password)
      await button(asking, 'LOGIN').click()
      await asking.getByRole('heading', { name: 'Ask to run Mall Road Gymkhana' }).waitFor()
      await soon(() => shortcomings(asking)).toEqual([])
      await button(asking, 'Send request').click()
      await asking.getByText('Say it in at least 20 characters').waitFor()
      await field(asking, 'What do you do there?').fill('Secretary')
      await field(asking, 'How can it be checked?').fill('Ask anybody who plays for us here.')
      await button(asking, 'Send request').click()
      await asking.getByRole('heading', { name: 'Your request is waiting' }).waitFor()
      await asking.getByText('Ask anybody who plays for us here.').waitFor()
      expect(await shortcomings(asking)).toEqual([])
    },
    { width: 390 },
  )
  await deciding(
    async (at) => {
      await button(at, 'Decline Sana Marwat').click()
      await dialog(at, 'Decline Sana Marwat?').waitFor()
      await field(at, 'Reason').fill('Send a link to a page that names you.')
      expect(await shortcomings(at)).toEqual([])
      await dialog(at, 'Decline Sana Marwat?').getByRole('button', { name: 'Decline' }).click()
      await toast(at, 'Declined').waitFor()
    },
    { width: 390, theme: 'dark' },
  )
  const link = await inMessage(origin, secretary.email, /https?:\S+\/claim\b/)
  await visit(
    storageOnly,
    async (again) => {
      await beginSession(again, secretary.email, password)
      await again.goto(`${origin}${new URL(link).pathname}`)
      await again.getByText('Send a link to a page that names you.').waitFor()
      await field(again, 'What do you do there?').fill('Secretary')
      await field(again, 'How can it be checked?').fill('My name is on our committee’s page.')
      await field(again, 'Link (optional)').fill('https://example.org/committee')
      await soon(() => shortcomings(again)).toEqual([])
      await button(again, 'Send request').click()
      await again.getByRole('link', { name: 'https://example.org/committee' }).waitFor()
    },
    { width: 390, theme: 'dark' },
  )
  await deciding(async (at) => {
    await at.getByRole('link', { name: 'https://example.org/committee' }).waitFor()
    expect(await shortcomings(at)).toEqual([])
    await button(at, 'Approve Sana Marwat').click()
    await button(at, 'Make Sana Marwat an owner').click()
    await toast(at, 'Approved').waitFor()
    await at.getByText('Owner', { exact: true }).first().waitFor()
  })
  await visit(storageOnly, async (running) => {
    await beginSession(running, secretary.email, password)
    await running.goto(`${origin}${page}`)
    await running.getByRole('link', { name: 'Manage', exact: true }).last().click()
    await running.getByRole('heading', { name: 'Mall Road Gymkhana', level: 1 }).waitFor()
    await running.goto(`${origin}/manage/organisations/${clubId}/claim`)
    await running.getByRole('heading', { name: 'You run Mall Road Gymkhana' }).waitFor()
    await running.goto(`${origin}${page}`)
    expect(await running.getByRole('link', { name: 'Run this club?' }).count()).toBe(0)
  })
})
