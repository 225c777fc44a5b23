import type { Answer, AskedEntry, GivenAnswer } from '@pavilion/contract/clubs/calendar-fields.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import {
  organisationJson,
  type OrganisationRow,
  type TeamRow,
} from '#records/references.queries.ts'
import { concerns, planned } from './calendar.queries.ts'

/** Everybody whom an entry concerns, by name. */
export async function findAnswers(db: Db, entryId: string): Promise<GivenAnswer[]> {
  const found = await sql<GivenAnswer>`
    select p.id as "playerId", p.name, a.answer, coalesce(a.note, '') as note
    from calendar_entry e join club_player p on ${concerns}
    left join availability a on a.entry_id = e.id and a.player_id = p.id
    where e.id = ${entryId}::uuid order by p.folded, p.id`.execute(db)
  return found.rows
}

/** Who answers: an account, as each of its players and of the children it looks after or as one of them, or one player. */
export type Answering =
  | { readonly accountId: string; readonly playerId?: string | undefined }
  | { readonly playerId: string }

const isAnswering = (who: Answering): RawBuilder<boolean> =>
  'accountId' in who
    ? sql<boolean>`(p.account_id = ${who.accountId}::uuid or exists (select from guardian g
        where g.player_id = p.id and g.account_id = ${who.accountId}::uuid))
        and (${who.playerId ?? null}::uuid is null or p.id = ${who.playerId ?? null}::uuid)`
    : sql<boolean>`p.id = ${who.playerId}::uuid`

export type AskedRow = Omit<AskedEntry, 'team' | 'organisation'> & {
  readonly team: TeamRow | null
  readonly organisation: OrganisationRow
}

type Window = { readonly now: string; readonly until: string }

/** What is asked of somebody, the soonest first, a hundred at most. */
export async function findAsked(
  db: Db,
  who: Answering,
  { now, until }: Window,
): Promise<AskedRow[]> {
  const found = await sql<AskedRow>`
    select ${planned},
           jsonb_build_object('id', p.id, 'name', p.name, 'isGuest', p.is_guest, 'isChild', exists (select from guardian g
             where g.player_id = p.id and g.account_id = ${'accountId' in who ? who.accountId : null}::uuid)) as player,
           a.answer, coalesce(a.note, '') as "answerNote",
           ${organisationJson('o')}
             as organisation,
           case when e.sheet_published_at is not null then s.told end as picked,
           e.sheet_published_at is not null as "hasSheet",
           coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind,
             'by', taker.name, 'isYours', coalesce(d.player_id = p.id, false)) order by d.kind, d.id)
             from match_duty d left join club_player taker on taker.id = d.player_id
             where d.entry_id = e.id), '[]') as duties
    from club_player p
    join organisation o on o.id = p.organisation_id and o.archived_at is null
    join calendar_entry e on e.organisation_id = p.organisation_id
      and e.starts_at > ${now}::timestamptz and e.starts_at < ${until}::timestamptz
    left join team t on t.id = e.team_id
    left join availability a on a.entry_id = e.id and a.player_id = p.id
    left join selection s on s.entry_id = e.id and s.player_id = p.id
    where ${isAnswering(who)} and ((${concerns}) or (s.told is not null and not p.is_guest))
    order by e.starts_at, e.id, p.folded, p.id limit 100`.execute(db)
  return found.rows
}

export type Concerned = {
  readonly playerId: string
  readonly organisationId: string
  readonly isOver: boolean
}

/** The player as whom somebody answers about an entry; undefined when it does not concern them. */
export async function findConcerned(
  db: Db,
  who: Answering,
  { entryId, now }: { readonly entryId: string; readonly now: string },
): Promise<Concerned | undefined> {
  const found = await sql<Concerned>`
    select p.id as "playerId", p.organisation_id as "organisationId",
           e.cancelled_at is not null or e.starts_at <= ${now}::timestamptz as "isOver"
    from calendar_entry e
    join club_player p on p.organisation_id = e.organisation_id
    where e.id = ${entryId}::uuid and ${isAnswering(who)}
      and ((${concerns}) or (p.left_at is null and exists (
        select from selection s where s.entry_id = e.id and s.player_id = p.id
          and s.told is not null)))`.execute(db)
  return found.rows[0]
}

type Given = Concerned & {
  readonly entryId: string
  readonly answer: Answer
  readonly note: string
  readonly now: string
}

export async function keepAnswer(db: Db, given: Given): Promise<void> {
  const { entryId, playerId, organisationId, answer, note, now } = given
  await sql`
    insert into availability (entry_id, player_id, organisation_id, answer, note, answered_at)
    values (${entryId}::uuid, ${playerId}::uuid, ${organisationId}::uuid, ${answer}, ${note},
            ${now}::timestamptz)
    on conflict (entry_id, player_id) do update
    set answer = excluded.answer, note = excluded.note, answered_at = excluded.answered_at`.execute(
    db,
  )
}

/** The name of a player or guest of a club that is open; undefined for who has left. */
export async function findPlayerName(db: Db, playerId: string): Promise<string | undefined> {
  const found = await sql<{ name: string }>`
    select p.name from club_player p join organisation o on o.id = p.organisation_id
    where p.id = ${playerId}::uuid and (p.left_at is null or p.is_guest)
      and o.archived_at is null`.execute(db)
  return found.rows[0]?.name
}
