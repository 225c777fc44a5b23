import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import type { Invitation, Member } from '@pavilion/contract/organisations/organisation-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

export type MemberRow = Omit<Member, 'isSelf'>

/** The accounts with a role in an organisation, by name. */
export async function findMembers(db: Db, organisationId: string): Promise<MemberRow[]> {
  const found = await sql<MemberRow>`
    select a.id as "accountId", concat_ws(' ', a.first_name, a.last_name) as name,
           array_agg(m.role order by m.role) as roles, min(m.granted_at) as since
    from membership m join account a on a.id = m.account_id
    where m.organisation_id = ${organisationId}::uuid
    group by a.id order by 2, a.id`.execute(db)
  return found.rows
}

/** The invitations that can still be used, the newest first. */
export async function findInvitations(
  db: Db,
  organisationId: string,
  now: string,
): Promise<Invitation[]> {
  const found = await sql<Invitation>`
    select i.id, i.roles, i.email, i.phone, i.expires_at as "expiresAt",
           case when a.id is not null then concat_ws(' ', a.first_name, a.last_name) end as "invitedBy"
    from organisation_invitation i left join account a on a.id = i.invited_by
    where i.organisation_id = ${organisationId}::uuid and i.accepted_at is null
      and i.withdrawn_at is null and i.expires_at > ${now}::timestamptz
    order by i.made_at desc, i.id desc`.execute(db)
  return found.rows
}

/** Locks the organisation, so that changes of its people follow each other. */
export async function lockOrganisation(db: Db, organisationId: string): Promise<void> {
  await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', organisationId)
    .forUpdate()
    .execute()
}

/** Who alone may accept an invitation. */
export type Guest =
  | { readonly email: string; readonly emailKey: string }
  | { readonly phone: string }

export type NewInvitation = {
  readonly organisationId: string
  readonly tokenHash: Buffer
  readonly roles: readonly OrganisationRole[]
  /** Undefined for a link that whoever opens it first may use. */
  readonly guest: Guest | undefined
  readonly invitedBy: string
  readonly now: string
  readonly expiresAt: string
}

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<string> {
  const { id } = await db
    .insertInto('organisation_invitation')
    .values({
      organisation_id: invitation.organisationId,
      token_hash: invitation.tokenHash,
      roles: [...invitation.roles],
      ...addressOf(invitation.guest),
      invited_by: invitation.invitedBy,
      made_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const addressOf = (guest: Guest | undefined) =>
  guest === undefined || 'phone' in guest
    ? { phone: guest?.phone ?? null }
    : { email: guest.email, email_key: guest.emailKey }

type Withdrawn = {
  readonly organisationId: string
  readonly invitationId: string
  readonly now: string
}

/** Ends an invitation that nobody has used; does nothing to others. */
export async function withdraw(db: Db, withdrawn: Withdrawn): Promise<void> {
  await db
    .updateTable('organisation_invitation')
    .set({ withdrawn_at: withdrawn.now })
    .where('id', '=', withdrawn.invitationId)
    .where('organisation_id', '=', withdrawn.organisationId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

export type OpenInvitation = {
  readonly id: string
  readonly organisation: OrganisationRow
  readonly roles: OrganisationRole[]
  readonly emailKey: string | null
  readonly phone: string | null
  readonly inviterId: string | null
  readonly invitedBy: string | null
  readonly expiresAt: string
  readonly acceptedBy: string | null
}

/** The invitation with this token, unless it has expired, or was withdrawn. */
export async function findInvitation(
  db: Db,
  tokenHash: Buffer,
  now: string,
): Promise<OpenInvitation | undefined> {
  const found = await sql<OpenInvitation>`
    select i.id, i.roles, i.email_key as "emailKey", i.phone, i.expires_at as "expiresAt",
           i.accepted_by as "acceptedBy", i.invited_by as "inviterId",
           ${organisationJson('o')}
             as organisation,
           case when a.id is not null then concat_ws(' ', a.first_name, a.last_name) end as "invitedBy"
    from organisation_invitation i
    join organisation o on o.id = i.organisation_id and o.archived_at is null
    left join account a on a.id = i.invited_by
    where i.token_hash = ${tokenHash} and i.withdrawn_at is null
      and (i.accepted_at is not null or i.expires_at > ${now}::timestamptz)
    for update of i`.execute(db)
  return found.rows[0]
}

export async function markAccepted(
  db: Db,
  { id, accountId, now }: { readonly id: string; readonly accountId: string; readonly now: string },
): Promise<void> {
  await db
    .updateTable('organisation_invitation')
    .set({ accepted_at: now, accepted_by: accountId })
    .where('id', '=', id)
    .execute()
}

/** Whether the invitation is for this account: it was sent to its email or number, or to nobody. */
export async function isFor(
  db: Db,
  { emailKey, phone }: OpenInvitation,
  accountId: string,
): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select(['email_key', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return (
    (emailKey === null || emailKey === account.email_key) &&
    (phone === null || phone === account.phone)
  )
}
