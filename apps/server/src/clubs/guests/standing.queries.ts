import type { GuestOffer } from '@pavilion/contract/clubs/guest-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import {
  organisationJson,
  type OrganisationRow,
  type TeamRow,
} from '#records/references.queries.ts'
import { planned } from '../calendar/calendar.queries.ts'
import { isInClub, isNear, isOfferOver, nearby } from './near.queries.ts'

export type OfferRow = Omit<GuestOffer, 'team' | 'organisation'> & {
  readonly team: TeamRow | null
  readonly organisation: OrganisationRow
}

/**
 * The offers for matches to come that somebody has a place in or was told of, and those that are open near them; the
 * soonest first.
 */
export async function findOffers(db: Db, accountId: string, now: string): Promise<OfferRow[]> {
  const found = await sql<OfferRow>`
    select ${planned}, ${organisationJson('o')} as organisation, f.note as "offerNote", f.until,
           state.is as state
    from guest_offer f join calendar_entry e on e.id = f.entry_id
    join organisation o on o.id = e.organisation_id and o.archived_at is null
    left join team t on t.id = e.team_id ${nearby}
    left join guest_consent c on c.account_id = ${accountId}::uuid and ${isNear}
    cross join lateral (select case
      when exists (select from guest_place g join club_player k on k.id = g.player_id
        where g.entry_id = e.id and k.account_id = ${accountId}::uuid) then 'yours'
      when ${isOfferOver(now)} then 'over'
      when not exists (select from guest_place g
        where g.entry_id = e.id and g.player_id is null) then 'full'
      else 'open' end as is) state
    where e.starts_at > ${now}::timestamptz and (state.is = 'yours'
      or (not ${isInClub(sql`${accountId}::uuid`)} and (exists (select from guest_told told
          where told.entry_id = e.id and told.account_id = ${accountId}::uuid)
        or (c.account_id is not null and state.is = 'open'))))
    order by e.starts_at, e.id limit 50`.execute(db)
  return found.rows
}
