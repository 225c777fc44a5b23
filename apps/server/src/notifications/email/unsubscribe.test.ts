import { afterAll, expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf } from '#app/app-context.testing.ts'
import { startServer } from '#app/server.testing.ts'
import { rotateKeys } from '#app/db/rotate-keys.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { stopJobs } from '#jobs/jobs.ts'
import { startMailServer } from '#messages/mail-server.testing.ts'
import { emailLinks, startSending } from '#messages/messages.ts'
import { insertNotice } from '../notice.queries.ts'
import { passOn } from '../pass-on.ts'
import { sendDueEmails, startEmailing } from './send-emails.ts'

const { received, url } = await startMailServer()
const { app, origin } = await startServer(await freshDatabase(), { SMTP_URL: url })
await startSending(app)
await startEmailing(app)
afterAll(() => stopJobs(app))

const patience = { timeout: 30_000 }
let times = 0

/** Somebody who wants what a club says by email, once a day or at once. */
async function aReader(digestAt: string | null = null) {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const kinds = [{ kind: 'club' as const, page: true, push: true, email: true }]
  await client.notifications.saveSettings({ kinds, timeZone: 'UTC', digestAt, quiet: null })
  const wants = async () =>
    (await client.notifications.settings()).data.kinds.find(({ kind }) => kind === 'club')
  return { accountId, wants }
}

async function tell(accountId: string): Promise<void> {
  times += 1
  const said = { kind: 'club' as const, title: 'Ravi', body: `Notice ${times}.`, path: '/' }
  await app.db.transaction().execute(async (db) => {
    const notice = { ...said, key: `test/${times}`, happenedAt: app.now(), accountId }
    await passOn(app, db, await insertNotice(db, notice))
  })
}

/** The email that was received last, once there is one about the last notice. */
async function lastEmail(): Promise<string> {
  await expect.poll(() => received.at(-1)?.source ?? '', patience).toContain(`Notice ${times}.`)
  return received.at(-1)?.source ?? ''
}

const addressIn = (source: string) =>
  new URL(/^List-Unsubscribe:\s+<(\S+)>\r$/m.exec(source)?.[1] ?? '')

test('an email goes out by itself in two parts, with the address for one click', async () => {
  const { accountId } = await aReader()
  await tell(accountId)
  const source = await lastEmail()

  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(source).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html/)
  expect(addressIn(source).pathname).toBe('/unsubscribe')
})

test('a mail program unsubscribes with a click, without logging in, and as often as it likes', async () => {
  const { accountId, wants } = await aReader()
  const other = await aReader('18:00')
  await tell(accountId)
  const { pathname, search } = addressIn(await lastEmail())
  const click = () =>
    fetch(`${origin}${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  const statuses = [(await click()).status, (await click()).status]
  await tell(accountId)
  await sendDueEmails(app)

  expect(statuses).toEqual([204, 204])
  expect(await wants()).toMatchObject({ page: true, push: true, email: false })
  expect(await other.wants()).toMatchObject({ email: true })
  expect(received.some(({ source }) => source.includes(`Notice ${times}.`))).toBe(false)
})

test('whoever opens that address is led to a page that asks, and nothing has ended', async () => {
  const { accountId, wants } = await aReader()
  await tell(accountId)
  const { pathname, search, searchParams } = addressIn(await lastEmail())
  const answer = await fetch(`${origin}${pathname}${search}`, { redirect: 'manual' })

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/stop-emails#token=${searchParams.get('token')}`)
  expect(await wants()).toMatchObject({ email: true })
})

test('what waits is not sent either, and a link from before the keys changed does as well', async () => {
  const { accountId } = await aReader('18:00')
  await tell(accountId)
  const { unsubscribe } = await emailLinks(app, {
    recipientId: accountId,
    linkOrigin: 'https://example.org',
  })
  const token = new URL(unsubscribe).searchParams.get('token') ?? ''
  const queued = () =>
    app.db.selectFrom('notice_email').where('account_id', '=', accountId).selectAll().execute()
  const before = await queued()
  await rotateKeys(app)
  await clientOf(app).notifications.stopEmails({ token })

  expect(before).toHaveLength(1)
  expect(await queued()).toEqual([])
})

test.each([
  '',
  'x',
  '0198c5a0-0000-7000-8000-000000000000',
  `0198c5a0-0000-7000-8000-000000000000.${'A'.repeat(43)}`,
])('a forged link is refused: "%s"', async (token) => {
  const answer = await fetch(`${origin}/unsubscribe?token=${token}`, { method: 'POST' })
  const again = await fetch(`${origin}/api/v1/notifications/emails/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: token || 'none' }),
  })

  expect([answer.status, again.status]).toEqual([404, 409])
})

test("a token of somebody else's id does not fit", async () => {
  const [one, other] = [await aReader(), await aReader()]
  await tell(one.accountId)
  const token = addressIn(await lastEmail()).searchParams.get('token') ?? ''
  const forged = token.replace(one.accountId, other.accountId)
  const answer = await fetch(`${origin}/unsubscribe?token=${forged}`, { method: 'POST' })

  expect(answer.status).toBe(404)
  expect(await other.wants()).toMatchObject({ email: true })
})
