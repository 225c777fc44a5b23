import type { TeamSheet } from '@pavilion/contract/clubs/selection-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isHiddenPlayer } from '#privacy/minors.queries.ts'
import {
  organisationJson,
  type OrganisationRow,
  type TeamRow,
} from '#records/references.queries.ts'
import { isGuestIn, planned } from '../calendar/calendar.queries.ts'

type Entry = Omit<TeamSheet['entry'], 'team' | 'organisation'> & {
  readonly team: TeamRow | null
  readonly organisation: OrganisationRow
}

type Player = TeamSheet['players'][number] & { readonly isHidden: boolean }
export type SheetRow = Omit<TeamSheet, 'entry' | 'players' | 'mayScore'> &
  Entry & {
    readonly players: readonly Player[]
    /** The asker belongs to the club. */
    readonly isInside: boolean
  }

type Asked = {
  readonly entryId: string
  /** Who asks; null for nobody with an account. */
  readonly accountId: string | null
  readonly now: string
}

/**
 * A published sheet that the asker may see: members and players of the club all, guests that of their match, others
 * those that are public.
 */
export async function findSheet(
  db: Db,
  { entryId, accountId, now }: Asked,
): Promise<SheetRow | undefined> {
  const found = await sql<SheetRow>`
    select ${planned},
           ${organisationJson('o')}
             as organisation,
           e.sheet_published_at as "publishedAt", e.sheet_is_public as "isPublic",
           inside.is_so as "isInside",
           case when m.id is not null and (m.visibility = 'public' or inside.is_so)
             then jsonb_build_object('id', m.id, 'isOver', m.status in ('complete', 'abandoned'))
           end as match,
           coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'shirt', s.shirt,
             'isCaptain', s.is_captain, 'isKeeper', s.is_keeper, 'isReserve', s.told <> 'playing',
             'isHidden', ${isHiddenPlayer(now)})
             order by s.told <> 'playing', s.place, p.id)
             from selection s join club_player p on p.id = s.player_id
             where s.entry_id = e.id and s.told in ('playing', 'reserve', 'asked')), '[]') as players
    from calendar_entry e
    join organisation o on o.id = e.organisation_id and o.archived_at is null
    left join team t on t.id = e.team_id
    left join match m on m.id = e.match_id
    cross join lateral (select exists (select from membership m
        where m.organisation_id = e.organisation_id and m.account_id = ${accountId}::uuid)
      or exists (select from club_player p left join guardian g on g.player_id = p.id
        where p.organisation_id = e.organisation_id and p.left_at is null
          and ${accountId}::uuid in (p.account_id, g.account_id)) as is_so) inside
    where e.id = ${entryId}::uuid and e.sheet_published_at is not null and e.cancelled_at is null
      and (e.sheet_is_public or inside.is_so or exists (
        select from club_player p where p.account_id = ${accountId}::uuid and ${isGuestIn}))`.execute(
    db,
  )
  return found.rows[0]
}

/** Locks an entry until the transaction ends, and answers the match that it is by then. */
export async function lockSheet(db: Db, entryId: string): Promise<string | null> {
  await sql`select from calendar_entry where id = ${entryId}::uuid for update`.execute(db)
  const found = await sql<{ id: string }>`
    select m.id from calendar_entry e join match m on m.id = e.match_id
    where e.id = ${entryId}::uuid`.execute(db)
  return found.rows[0]?.id ?? null
}
