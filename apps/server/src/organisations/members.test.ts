import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { refusal } from './refusal.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

/** A club, its owner, and a way to bring in others. */
async function aClub() {
  const organisationId = await anOrganisation(app, 'club')
  const join = async (...roles: OrganisationRole[]) => {
    const accountId = await someone(app, {
      roles: roles.map((role) => ({ organisationId, role })),
    })
    return as(accountId)
  }
  return { organisationId, join, owner: await join('owner') }
}

async function as(accountId: string) {
  const { organisations } = await clientAs(app, accountId)
  return { accountId, organisations }
}

const stranger = async () => as(await someone(app))

const tokenOf = (path: string | null) => (path ?? '').split('#token=')[1] ?? ''

test('a link makes whoever opens it first a member, once', async () => {
  const { organisationId, owner } = await aClub()
  const [first, second] = [await stranger(), await stranger()]

  const { data: invited } = await owner.organisations.invite({ organisationId, roles: ['coach'] })
  const token = tokenOf(invited.path)
  const { data: shown } = await second.organisations.showInvitation({ token })
  await first.organisations.acceptInvitation({ token })
  const again = await first.organisations.acceptInvitation({ token })
  const late = await refusal(second.organisations.acceptInvitation({ token }))
  const { data: people } = await owner.organisations.members({ organisationId })

  expect(shown).toMatchObject({ organisation: { name: 'Some club' }, roles: ['coach'] })
  expect(again.data.organisation.id).toBe(organisationId)
  expect(late).toBe('INVITATION_OVER')
  expect(people.members).toMatchObject([
    { accountId: owner.accountId, roles: ['owner'], isSelf: true },
    { accountId: first.accountId, roles: ['coach'], isSelf: false },
  ])
  expect(people.invitations).toEqual([])
})

test('of many who open a link at once, one becomes a member', async () => {
  const { organisationId, owner } = await aClub()
  const guests = await Promise.all(Array.from({ length: 6 }, stranger))
  const { data } = await owner.organisations.invite({ organisationId, roles: ['scorer'] })
  const token = tokenOf(data.path)

  const ends = await Promise.all(
    guests.map(({ organisations }) => refusal(organisations.acceptInvitation({ token }))),
  )

  expect(ends.filter((end) => end === undefined)).toHaveLength(1)
  expect(ends.filter((end) => end === 'INVITATION_OVER')).toHaveLength(5)
})

test('an invitation by email is for the account with that address alone', async () => {
  const { organisationId, owner } = await aClub()
  const [guest, other] = [await stranger(), await stranger()]
  const { email } = await app.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', guest.accountId)
    .executeTakeFirstOrThrow()

  const { data } = await owner.organisations.invite({
    organisationId,
    roles: ['player'],
    email: email.toUpperCase(),
  })
  const sent = await app.db
    .selectFrom('message')
    .select(['recipient', 'body'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const token = /#token=([\w-]+)/.exec(sent.body)?.[1] ?? ''

  expect(data.path).toBeNull()
  expect(sent.recipient).toBe(email.toUpperCase())
  expect(await refusal(other.organisations.acceptInvitation({ token }))).toBe(
    'INVITATION_FOR_ANOTHER',
  )
  expect(await refusal(guest.organisations.acceptInvitation({ token }))).toBeUndefined()
})

test('an invitation ends when it is withdrawn, when it expires, and with the rights of who made it', async () => {
  const { organisationId, join, owner } = await aClub()
  const admin = await join('admin')
  const guest = await stranger()
  const invited = async (by: typeof owner) =>
    tokenOf(
      (await by.organisations.invite({ organisationId, roles: ['player'], days: 1 })).data.path,
    )
  const [withdrawn, expired, orphaned] = [
    await invited(owner),
    await invited(owner),
    await invited(admin),
  ]
  const { data } = await owner.organisations.members({ organisationId })
  const invitationId = data.invitations.at(-1)?.id ?? ''
  await owner.organisations.withdrawInvitation({ organisationId, invitationId })
  await owner.organisations.removeMember({ organisationId, accountId: admin.accountId })
  await app.pool.query(
    `update organisation_invitation set expires_at = made_at
     where organisation_id = $1 and invited_by = $2`,
    [organisationId, owner.accountId],
  )

  const ends = await Promise.all(
    [withdrawn, expired, orphaned].map((token) =>
      refusal(guest.organisations.acceptInvitation({ token })),
    ),
  )

  expect(ends).toEqual(['INVITATION_OVER', 'INVITATION_OVER', 'INVITATION_OVER'])
})

test('an admin gives lesser roles, and no one gives themselves more', async () => {
  const { organisationId, join, owner } = await aClub()
  const admin = await join('admin')
  const coach = await join('coach')
  const change = (accountId: string, ...roles: OrganisationRole[]) =>
    refusal(admin.organisations.changeRoles({ organisationId, accountId, roles }))

  expect(await change(coach.accountId, 'coach', 'scorer')).toBeUndefined()
  expect(await change(coach.accountId, 'admin')).toBe('NOT_ALLOWED')
  expect(await change(admin.accountId, 'admin', 'owner')).toBe('NOT_ALLOWED')
  expect(await change(owner.accountId, 'player')).toBe('NOT_ALLOWED')
  expect(
    await refusal(admin.organisations.invite({ organisationId, roles: ['player', 'owner'] })),
  ).toBe('NOT_ALLOWED')
  expect(
    await refusal(admin.organisations.removeMember({ organisationId, accountId: owner.accountId })),
  ).toBe('NOT_ALLOWED')
})

test('the last owner can neither leave nor become less, until there is another', async () => {
  const { organisationId, join, owner } = await aClub()
  const { accountId } = owner
  const heir = await join('coach')
  const become = (...roles: OrganisationRole[]) =>
    refusal(owner.organisations.changeRoles({ organisationId, accountId, roles }))
  const leave = () => refusal(owner.organisations.removeMember({ organisationId, accountId }))

  expect([await leave(), await become('player')]).toEqual(['NEEDS_AN_OWNER', 'NEEDS_AN_OWNER'])
  await owner.organisations.changeRoles({
    organisationId,
    accountId: heir.accountId,
    roles: ['owner'],
  })
  expect(await leave()).toBeUndefined()
})

test('leaving takes rights away at once, in sessions that are open too', async () => {
  const { organisationId, join, owner } = await aClub()
  const admin = await join('admin')
  await admin.organisations.members({ organisationId })

  await owner.organisations.removeMember({ organisationId, accountId: admin.accountId })

  expect(await refusal(admin.organisations.members({ organisationId }))).toBe('NOT_ALLOWED')
  expect(
    await refusal(
      owner.organisations.removeMember({
        organisationId,
        accountId: admin.accountId,
      }),
    ),
  ).toBe('MEMBER_NOT_FOUND')
})

test('everybody in a pasted list is invited once, after a look at what that does', async () => {
  const { organisationId, owner } = await aClub()
  const ask = async (text: string, preview: boolean) => {
    const asked = { organisationId, roles: ['player' as const], text, preview }
    return (await owner.organisations.inviteMany(asked)).data
  }
  const list =
    'Name;Email\nAsha Khan;asha@many.example\n"Bo" <BO@many.example>\nbo@many.example; c@d@e'
  const sent = async () => {
    const { rows } = await app.pool.query<{ recipient: string }>(
      `select recipient from message where recipient ilike '%@many.example' order by id`,
    )
    return rows.map(({ recipient }) => recipient)
  }

  const { lines } = await ask(list, true)
  expect(lines).toEqual([
    { email: 'asha@many.example', does: 'invite' },
    { email: 'BO@many.example', does: 'invite' },
    { email: 'c@d@e', does: 'wrong' },
  ])
  expect(await sent()).toEqual([])

  const { people } = await ask(list, false)
  expect(people.invitations.map(({ email }) => email)).toEqual([
    'BO@many.example',
    'asha@many.example',
  ])
  const again = await ask(list, false)
  expect(again.lines.map(({ does }) => does)).toEqual(['invited', 'invited', 'wrong'])
  expect(await sent()).toEqual(['asha@many.example', 'BO@many.example'])
})

test('a hundred are invited at once, and no more', async () => {
  const { organisationId, owner } = await aClub()
  const text = Array.from({ length: 102 }, (_, at) => `guest${at}@crowd.example`).join('\n')
  const asked = { organisationId, roles: ['player' as const], text, preview: false }

  const { lines, people } = (await owner.organisations.inviteMany(asked)).data
  expect(lines.map(({ does }) => does).slice(98)).toEqual([
    'invite',
    'invite',
    'too many',
    'too many',
  ])
  expect(people.invitations).toHaveLength(100)
  const again = (await owner.organisations.inviteMany(asked)).data
  expect(again.lines.map(({ does }) => does).slice(98)).toEqual([
    'invited',
    'invited',
    'too many',
    'too many',
  ])
})

test('of a list that is sent twice at once everybody is invited once', async () => {
  const { organisationId, owner } = await aClub()
  const text = 'one@twice.example, two@twice.example'
  const asked = { organisationId, roles: ['player' as const], text, preview: false }

  await Promise.all([owner.organisations.inviteMany(asked), owner.organisations.inviteMany(asked)])
  const { people } = (await owner.organisations.inviteMany(asked)).data
  expect(people.invitations).toHaveLength(2)
  expect(new Set(people.invitations.map(({ email }) => email))).toEqual(
    new Set(['one@twice.example', 'two@twice.example']),
  )
})

test('an organisation has no more than 200 open invitations', async () => {
  const { organisationId, owner } = await aClub()
  await app.pool.query(
    `insert into organisation_invitation
       (organisation_id, token_hash, roles, invited_by, made_at, expires_at)
     select $1::uuid, decode(md5(n::text || $1::text), 'hex'), '{player}', $2, now(), now() + '1 day'
     from generate_series(1, 200) n`,
    [organisationId, owner.accountId],
  )

  expect(await refusal(owner.organisations.invite({ organisationId, roles: ['player'] }))).toBe(
    'ORGANISATION_FULL',
  )
})
