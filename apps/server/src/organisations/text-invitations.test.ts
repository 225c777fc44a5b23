import { expect, test } from 'vitest'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { refusal } from './refusal.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

async function as(accountId: string) {
  const { organisations } = await clientAs(app, accountId)
  return { accountId, organisations }
}

async function aClub() {
  const organisationId = await anOrganisation(app, 'club')
  const roles = [{ organisationId, role: 'owner' as const }]
  return { organisationId, owner: await as(await someone(app, { roles })) }
}

const stranger = async () => as(await someone(app))

test('an invitation by text message is for the account with that number alone', async () => {
  const { organisationId, owner } = await aClub()
  const [guest, other] = [await stranger(), await stranger()]
  const phone = '+923001234567'
  await app.db.updateTable('account').set({ phone }).where('id', '=', guest.accountId).execute()
  const inviting = { organisationId, roles: ['player' as const] }

  const { data } = await owner.organisations.invite({ ...inviting, phone: '0300 1234567' })
  const sent = await app.db
    .selectFrom('message')
    .select(['channel', 'recipient', 'body'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const token = /#token=([\w-]+)$/.exec(sent.body)?.[1] ?? ''

  expect(sent).toMatchObject({ channel: 'sms', recipient: phone })
  expect(sent.body).toMatch(/^Some club has invited you to join it on /)
  expect(data).toMatchObject({ path: null, people: { invitations: [{ email: null, phone }] } })
  expect(await refusal(other.organisations.acceptInvitation({ token }))).toBe(
    'INVITATION_FOR_ANOTHER',
  )
  expect(await refusal(guest.organisations.acceptInvitation({ token }))).toBeUndefined()
})

test('a number that reaches nobody is refused, and text messages are few', async () => {
  const { organisationId, owner } = await aClub()
  const text = async (phone: string, email?: string) =>
    refusal(
      owner.organisations.invite({
        organisationId,
        roles: ['player'],
        phone,
        ...(email && { email }),
      }),
    )

  expect(await text('0300')).toBe('INVALID_INPUT')
  expect(await text('+44 20 7946 0000', 'a@example.org')).toBe('BAD_REQUEST')
  for (let at = 0; at < 20; at += 1) expect(await text(`+92300200${1000 + at}`)).toBeUndefined()
  expect(await text('+923002009999')).toBe('TOO_MANY_TRIES')
})
