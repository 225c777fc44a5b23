import { sql } from 'kysely'
import { emailKey } from '#access/email-key.ts'
import type { Db } from '#db/connect.ts'
import { isChildPlayer } from '#privacy/minors.queries.ts'
import { hiddenByFormer } from './former-child.queries.ts'

type PlayerOf = { readonly organisationId: string; readonly playerId: string }

export type KnownPlayer = {
  readonly bornOn: string | null
  /** Under 18, or hidden because an earlier date of birth said so. */
  readonly isChild: boolean
  /** The accounts that look after the player. */
  readonly guardians: string[]
}

/** A player of the club, locked; undefined when it has none such. */
export async function lockPlayer(
  db: Db,
  { organisationId, playerId }: PlayerOf,
  now: string,
): Promise<KnownPlayer | undefined> {
  const found = await sql<KnownPlayer>`
    select p.born_on::text as "bornOn",
           ${isChildPlayer(now)} as "isChild",
           coalesce((select jsonb_agg(g.account_id order by g.since, g.account_id)
             from guardian g where g.player_id = p.id), '[]') as guardians
    from club_player p
    where p.id = ${playerId}::uuid and p.organisation_id = ${organisationId}::uuid
      and p.left_at is null
    for update`.execute(db)
  return found.rows[0]
}

type Changed = PlayerOf & {
  readonly name: string
  readonly email: string | null
  readonly bornOn: string | null
  /** The public finds the player’s records under the name of before too. */
  readonly keepsName: boolean
  /** What an earlier date of birth says of hiding the name: it stands as well, or it is forgotten. */
  readonly earlierDate: 'stands' | 'is-forgotten'
  readonly now: string
}

/** Changes a player who is locked. Breaks `club_player_named_once`. */
export async function updatePlayer(db: Db, changed: Changed): Promise<void> {
  const { organisationId, playerId, name, email, bornOn, keepsName, earlierDate, now } = changed
  const former = hiddenByFormer({ organisationId, name: sql`${name}::text`, now })
  await sql`
    update club_player
    set name = ${name}, email = ${email}, email_key = ${email === null ? null : emailKey(email)},
        born_on = ${bornOn}::date,
        former_folded = case
          when ${keepsName} and folded <> fold(${name}) and not folded = any(former_folded)
          then former_folded || folded else former_folded end,
        hidden_until = greatest(
          case when folded <> fold(${name}) then ${former} end,
          case when ${earlierDate === 'stands'} then greatest(hidden_until,
            case when born_on is distinct from ${bornOn}::date
                 then (born_on + interval '18 years')::date end) end)
    where id = ${playerId}::uuid`.execute(db)
}
