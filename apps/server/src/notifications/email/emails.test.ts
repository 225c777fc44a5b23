import { randomUUID } from 'node:crypto'
import type { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import { afterAll, expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import { readConfig } from '#config.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { insertNotice } from '../notice.queries.ts'
import { passOn } from '../pass-on.ts'
import { sendDueEmails } from './send-emails.ts'

let instant = Date.parse('2026-07-01T09:00:00Z')
const made = createAppContext(readConfig({ LOG_LEVEL: 'silent' }), await freshDatabase())
const app = { ...made, now: () => new Date(instant).toISOString() }
afterAll(() => app.live.close())
await ensureDefaultSite(app)

const at = (clock: string): void => void (instant = Date.parse(`2026-07-${clock}Z`))

type Chosen = { readonly digestAt?: string; readonly quiet?: { from: string; until: string } }

/** Somebody who wants some kinds by email, by the clock of Karachi, five hours ahead. */
async function aReader(kinds: readonly NoticeKind[], { digestAt, quiet }: Chosen = {}) {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  await client.notifications.saveSettings({
    kinds: kinds.map((kind) => ({ kind, page: true, push: false, email: true })),
    timeZone: 'Asia/Karachi',
    digestAt: digestAt ?? null,
    quiet: quiet ?? null,
  })
  const { email } = await app.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const received = () =>
    app.db
      .selectFrom('message')
      .select(['subject', 'body as text', 'html', 'unsubscribe_url as unsubscribeUrl'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  return { accountId, client, received }
}

type Told = { readonly kind?: NoticeKind; readonly title?: string; readonly body?: string }

/** Tells somebody of one thing, as a listener does. */
async function tell(accountId: string, told: Told = {}): Promise<string> {
  const { kind = 'club', title = 'Ravi Rovers', body = 'You are in the squad.' } = told
  const said = { kind, title, body, path: '/my-cricket', happenedAt: app.now(), accountId }
  return app.db.transaction().execute(async (db) => {
    const eventIds = await insertNotice(db, { ...said, key: randomUUID() })
    await passOn(app, db, eventIds)
    return eventIds[0] ?? ''
  })
}

test('nobody is emailed who has not asked for it, nor of what is emailed in any case', async () => {
  at('01T09:00')
  const silent = await aReader([])
  const reader = await aReader(['booking', 'order', 'invitation'])
  await tell(silent.accountId)
  for (const kind of ['booking', 'order', 'invitation'] as const) {
    await tell(reader.accountId, { kind })
  }
  await sendDueEmails(app)

  expect(await silent.received()).toEqual([])
  expect(await reader.received()).toEqual([])
  const { kinds } = (await silent.client.notifications.settings()).data
  expect(kinds.filter(({ email }) => email).map(({ kind }) => kind)).toEqual([
    'club',
    'invitation',
    'booking',
    'order',
  ])
})

test('an email has a plain part and the colours of the site, and takes no text for markup', async () => {
  at('01T09:00')
  await app.db
    .updateTable('site')
    .set({ theme: JSON.stringify({ '--pv-brand': '#1f3d7a', '--pv-on-brand': '#ffffff' }) })
    .execute()
  const { accountId, received } = await aReader(['club'])
  await tell(accountId, { title: 'Tom & <Jerry>', body: '"Come" at <b>ten</b>.' })
  await sendDueEmails(app)
  const [email, ...more] = await received()

  expect(more).toEqual([])
  expect(email?.subject).toBe('Pavilion: Tom & <Jerry>: "Come" at <b>ten</b>.')
  expect(email?.text).toContain(
    'Tom & <Jerry>\n"Come" at <b>ten</b>.\nhttp://localhost/my-cricket\n',
  )
  expect(email?.text).toMatch(/Stop these emails: http:\/\/localhost\/stop-emails#token=\S+\n$/)
  expect(email?.html).toContain('background:#1f3d7a;color:#ffffff')
  expect(email?.html).toContain('&quot;Come&quot; at &lt;b&gt;ten&lt;/b&gt;.')
  expect(email?.html).not.toContain('<b>')
  expect(email?.html).toContain('href="http://localhost/my-cricket"')
})

test('a name with a line break begins no header', async () => {
  at('01T09:00')
  const { accountId, received } = await aReader(['club'])
  await tell(accountId, { title: 'Ravi\r\nBcc: a@example.org', body: 'Come.' })
  await sendDueEmails(app)

  expect((await received()).map(({ subject }) => subject)).toEqual([
    'Pavilion: Ravi Bcc: a@example.org: Come.',
  ])
})

test('what is due at once comes in one email, and only once, whoever sends', async () => {
  at('01T09:00')
  const { accountId, received } = await aReader(['club', 'role'])
  await tell(accountId, { title: 'Ravi Rovers', body: 'First.' })
  await tell(accountId, { title: 'Gulberg', body: 'Second.', kind: 'role' })
  await Promise.all([sendDueEmails(app), sendDueEmails(app)])
  await sendDueEmails(app)
  const texts = (await received()).map(({ text }) => text).join('')

  expect(texts.match(/First\.|Second\./g)?.toSorted()).toEqual(['First.', 'Second.'])
})

test('a digest comes at its time of the day, with the clock beside each, without what was read', async () => {
  at('02T09:00')
  const { accountId, client, received } = await aReader(['club', 'wicket'], { digestAt: '18:00' })
  await tell(accountId, { body: 'Early.' })
  at('02T09:10')
  const read = await tell(accountId, { body: 'Read.' })
  await tell(accountId, { kind: 'wicket', title: 'Ravi v Gulberg', body: 'Wicket.' })
  await client.notifications.read({ noticeId: read })
  at('02T12:59')
  await sendDueEmails(app)
  const before = await received()
  at('02T13:00')
  await sendDueEmails(app)
  await tell(accountId, { body: 'Late.' })
  await sendDueEmails(app)
  const [email, ...more] = await received()

  expect([before, more]).toEqual([[], []])
  expect(email?.subject).toBe('Pavilion: 2 notifications')
  expect(email?.text).toContain('Ravi Rovers\n14:00  Early.\n')
  expect(email?.text).toContain('Ravi v Gulberg\n14:10  Wicket.\n')
  expect(email?.text).not.toContain('Read.')
  at('03T13:00')
  await sendDueEmails(app)
  expect((await received())[1]?.text).toContain('Late.')
})

test('in quiet hours nothing is emailed until they end, and a wicket not at all', async () => {
  at('03T17:59')
  const quiet = { from: '22:00', until: '07:00' }
  const night = await aReader(['club', 'wicket'], { quiet })
  const late = await aReader(['club'], { quiet, digestAt: '23:00' })
  await tell(night.accountId, { kind: 'wicket', body: 'Wicket.' })
  await tell(night.accountId, { body: 'Squad.' })
  await tell(late.accountId, { body: 'Squad.' })
  at('04T01:59')
  await sendDueEmails(app)
  const before = [...(await night.received()), ...(await late.received())]
  at('04T02:00')
  await sendDueEmails(app)

  expect(before).toEqual([])
  expect((await night.received()).map(({ text }) => /Wicket|Squad/.exec(text)?.[0])).toEqual([
    'Squad',
  ])
  expect(await late.received()).toHaveLength(1)
})

test('whoever changes to emails at once gets at once what waits', async () => {
  at('05T09:00')
  const { accountId, client, received } = await aReader(['club'], { digestAt: '18:00' })
  await tell(accountId)
  await client.notifications.saveSettings({
    kinds: [],
    timeZone: 'Asia/Karachi',
    digestAt: null,
    quiet: null,
  })
  await sendDueEmails(app)

  expect(await received()).toHaveLength(1)
})

test('nobody is emailed of what was taken back, is not for their eyes any more, or is not wanted', async () => {
  at('06T09:00')
  const fan = await aReader(['result'], { digestAt: '18:00' })
  const tired = await aReader(['club'], { digestAt: '18:00' })
  const { matchId } = await newMatch(app)
  const withdrawn = await tell(fan.accountId, { kind: 'result', body: 'Withdrawn.' })
  const hidden = await tell(fan.accountId, { kind: 'result', body: 'Hidden.' })
  await tell(fan.accountId, { kind: 'result', body: 'Stands.' })
  await tell(tired.accountId)
  const events = app.db.updateTable('notice_event')
  await events.set({ withdrawn_at: app.now() }).where('id', '=', withdrawn).execute()
  await events.set({ match_id: matchId }).where('id', '=', hidden).execute()
  await app.db.updateTable('match').set({ visibility: 'link' }).where('id', '=', matchId).execute()
  await tired.client.notifications.saveSettings({
    kinds: [{ kind: 'club', page: true, push: false, email: false }],
    timeZone: 'Asia/Karachi',
    digestAt: '18:00',
    quiet: null,
  })
  at('06T13:00')
  await sendDueEmails(app)

  expect((await fan.received()).map(({ text }) => /\w+\.(?=\n)/.exec(text)?.[0])).toEqual([
    'Stands.',
  ])
  expect(await tired.received()).toEqual([])
})

test('what could not be written stays in the queue, and comes once it can', async () => {
  at('07T09:00')
  const { accountId, received } = await aReader(['club'])
  await tell(accountId)
  const site = app.db.updateTable('site')
  await site.set({ no_reply: 'no-reply@localhost\n' }).execute()
  const failed = sendDueEmails(app)
  await expect(failed).rejects.toThrow('line break')
  const before = await received()
  await site.set({ no_reply: 'no-reply@localhost' }).execute()
  await sendDueEmails(app)

  expect(before).toEqual([])
  expect(await received()).toHaveLength(1)
})
