import type { Child } from '@pavilion/contract/clubs/family-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isChildPlayer } from '#privacy/minors.queries.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

export type ChildRow = Omit<Child, 'organisation' | 'initials'> & {
  readonly organisation: OrganisationRow
}

/** The players under 18, or kept hidden, whom an account looks after, by name. */
export async function findChildren(db: Db, accountId: string, now: string): Promise<ChildRow[]> {
  const found = await sql<ChildRow>`
    select p.id as "playerId", p.name, p.born_on::text as "bornOn", p.shows_name as "showsName",
           p.shows_picture as "showsPicture",
           ${organisationJson('o')}
             as organisation
    from guardian g join club_player p on p.id = g.player_id and p.left_at is null
    join organisation o on o.id = p.organisation_id and o.archived_at is null
    where g.account_id = ${accountId}::uuid
      and ${isChildPlayer(now)}
    order by p.folded, p.id`.execute(db)
  return found.rows
}

type Consent = {
  readonly playerId: string
  readonly accountId: string
  readonly showsName: boolean
  readonly showsPicture: boolean
}

/** Answers whether the account looks after the player. */
export async function updateConsent(db: Db, consent: Consent): Promise<boolean> {
  const { playerId, accountId, showsName, showsPicture } = consent
  const { numAffectedRows = 0n } = await sql`
    update club_player p set shows_name = ${showsName}, shows_picture = ${showsPicture}
    where p.id = ${playerId}::uuid and exists (select from guardian g
      where g.player_id = p.id and g.account_id = ${accountId}::uuid)`.execute(db)
  return numAffectedRows > 0n
}
