import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import { sql } from 'kysely'
import type { TaskSource } from '#sources.ts'
import { concerns } from './calendar/calendar.queries.ts'
import { isFor } from './messages/message.queries.ts'

/** Who asks to join the clubs that somebody runs. */
const joinRequests: TaskSource = async (db, { organisationIds }) => {
  const found = await sql<Task>`
    select 'join-request' as kind, jsonb_build_object('id', o.id, 'name', o.name) as of,
           count(*)::int as count
    from join_request r join organisation o on o.id = r.organisation_id
    where o.id = any(${organisationIds}::uuid[])
    group by o.id order by o.folded, o.id`.execute(db)
  return found.rows
}

/** What clubs have asked somebody and the children they look after, and they have not answered. */
const unanswered: TaskSource = async (db, { accountId, now }) => {
  const found = await sql<Task>`
    select 'availability' as kind, jsonb_build_object('id', o.id, 'name', o.name) as of,
           count(*)::int as count
    from club_player p
    join organisation o on o.id = p.organisation_id and o.archived_at is null
    join calendar_entry e on ${concerns} and e.asked_at is not null and e.cancelled_at is null
      and e.starts_at > ${now}::timestamptz
    left join availability a on a.entry_id = e.id and a.player_id = p.id
    where a.answer is null
      and (p.account_id = ${accountId}::uuid or exists (
        select from guardian g where g.player_id = p.id and g.account_id = ${accountId}::uuid))
    group by o.id order by o.folded, o.id`.execute(db)
  return found.rows
}

/** Messages that must be seen, and that somebody has not said to have seen. */
const unseen: TaskSource = async (db, { accountId }) => {
  const found = await sql<Task>`
    select 'message-unseen' as kind, jsonb_build_object('id', o.id, 'name', o.name) as of,
           count(distinct m.id)::int as count
    from club_message_reader r join club_message m on m.id = r.message_id and m.must_be_seen
    join organisation o on o.id = m.organisation_id and o.archived_at is null
    where r.seen_at is null and ${isFor(accountId)}
    group by o.id order by o.folded, o.id`.execute(db)
  return found.rows
}

/** Matches that a reserve, or a child who is one, is asked to stand in. */
const asked: TaskSource = async (db, { accountId, now }) => {
  const found = await sql<Task>`
    select 'stand-in' as kind, jsonb_build_object('id', o.id, 'name', o.name) as of,
           count(*)::int as count
    from selection s join club_player p on p.id = s.player_id and (p.left_at is null or p.is_guest)
    join calendar_entry e on e.id = s.entry_id and e.cancelled_at is null
      and e.starts_at > ${now}::timestamptz
    join organisation o on o.id = e.organisation_id and o.archived_at is null
    where s.state = 'asked'
      and (p.account_id = ${accountId}::uuid or exists (
        select from guardian g where g.player_id = p.id and g.account_id = ${accountId}::uuid))
    group by o.id order by o.folded, o.id`.execute(db)
  return found.rows
}

export const taskSources = [joinRequests, unanswered, unseen, asked]
