import { sql } from 'kysely'
import { insertSession } from '#sessions/session.queries.ts'
import { only, open, own, type RowsOf, type Things } from './rows.testing.ts'

const email = 'nobody@example.org'
const password = 'reverse swing'
const token = 'a'.repeat(43)

const proves = 'whoever has no session proves by password, code or link who they are'

/** A session of the member on another device. */
async function otherSession({ app, memberId: accountId }: Things) {
  const now = app.now()
  const expiresAt = new Date(Date.parse(now) + 86_400_000).toISOString()
  const device = { address: 'unknown', userAgent: 'another device', now, expiresAt }
  return { sessionId: await insertSession(app.db, { accountId, ...device }) }
}

export const accounts: RowsOf<'accounts'> = {
  register: open(
    () => ({
      name: 'Ayesha Siddiqui',
      country_id: 'PK',
      phone_number: '+923001234567',
      country_code: '92',
      email,
      password,
    }),
    'whoever signs up has no account yet',
  ),
  verifyPhone: open(
    () => ({ params: { code: '1234' }, body: { username: email, code: '1234' } }),
    proves,
  ),
  proofOfWork: open(() => undefined),
  resendVerification: open(() => ({ username: email }), proves),
  login: open(() => ({ username: email, password }), proves),
  // An access token is not accepted as a refresh token, whoever sends it.
  refresh: { lets: [], refuses: 401, ask: () => undefined },
  forgotPassword: open(() => ({ email }), proves),
  resetPassword: open(() => ({ token, password }), proves),
  logout: open(() => ({}), 'it only ends the session of the token that comes along'),
  compactProfile: own('it shows the account of the token', () => undefined),
  editProfile: own('it edits the account of the token', () => ({
    firstName: 'Sana',
    lastName: 'Marwat',
  })),
  changePassword: own('it asks for the password, of the account of the token', () => ({
    password,
    newPassword: 'cover drive 4',
  })),
  sessions: own('it lists the sessions of the account of the token', () => undefined),
  endSession: only('end-session', ['member'], otherSession),
  endSessions: own('it ends the sessions of the account of the token', () => undefined),
}

export const access: RowsOf<'access'> = {
  permissions: own('it shows the account of the token', () => undefined),
}

const site = () => ({
  revision: 1,
  words: {
    name: 'Pavilion',
    tagline: 'Every ball has a home.',
    description: 'Live scores of the cricket that is played here.',
    country: 'PK',
    currency: 'PKR',
    locale: 'en',
    timeZone: 'Asia/Karachi',
    noReply: 'no-reply@localhost',
    contactEmail: 'hello@localhost',
    nameLength: { min: 4, max: 40 },
    brand: null,
    logo: null,
    radius: 6,
    links: {
      source: '',
      youtube: '',
      instagram: '',
      facebook: '',
      x: '',
      appStore: '',
      googlePlay: '',
    },
  },
})

export const messages: RowsOf<'messages'> = {
  filterOutbox: only('read-outbox', ['operator'], () => ({})),
}

export const sites: RowsOf<'sites'> = {
  settings: only('edit-site', ['operator'], () => undefined),
  saveSettings: only('edit-site', ['operator'], site),
  sendLogo: only(
    'edit-site',
    ['operator'],
    () => new File(['none'], 'logo.png', { type: 'image/png' }),
  ),
}

/** An event that is parked for a listener. */
async function aParkedEvent({ app }: Things) {
  const { rows } = await sql<{ id: number }>`
    with event as (insert into domain_event (kind, thing_type, thing_id, data, recorded_at)
                   values ('bell-rung', 'bell', gen_random_uuid(), '{}', now()) returning *),
         listener as (insert into event_listener values ('ringer', '{}') on conflict do nothing)
    insert into event_dispatch (listener, event_id, thing_type, thing_id, failures, parked_at)
    select 'ringer', id, thing_type, thing_id, 10, now() from event returning event_id as id`.execute(
    app.db,
  )
  return { listener: 'ringer', eventId: rows[0]?.id ?? 0 }
}

export const parkedEvents: RowsOf<'parkedEvents'> = {
  list: only('manage-parked-events', ['operator'], () => undefined),
  retry: only('manage-parked-events', ['operator'], aParkedEvent),
  skip: only('manage-parked-events', ['operator'], aParkedEvent),
}

const secret = token

/** An identity at a provider that is linked to the member's account. */
async function anIdentity({ app, memberId }: Things) {
  const { id } = await app.db
    .insertInto('identity')
    .values({
      account_id: memberId,
      provider: 'google',
      issuer: 'https://accounts.example.org',
      subject: memberId,
      email: null,
      linked_at: app.now(),
      used_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { identityId: id }
}

export const providers: RowsOf<'providers'> = {
  // No provider is configured in this world.
  begin: { ...open(() => ({ provider: 'google', secret }), proves), lets: [] },
  exchange: open(() => ({ code: token, secret }), proves),
  link: open(() => ({ ticket: token, password }), proves),
  identities: own('it lists those of the account of the token', () => undefined),
  unlink: only('edit-own-account', ['member'], anIdentity),
}
