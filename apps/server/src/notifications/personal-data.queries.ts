import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    notice: {
      by: ['notice.account_id'],
      rows: (id) => sql`select e.kind, e.title, e.body, e.path, e.happened_at, n.read_at
        from notice n join notice_event e on e.id = n.event_id
        where n.account_id = ${id}::uuid order by e.happened_at desc`,
    },
    push_subscription: {
      by: ['push_subscription.account_id'],
      rows: (id) => sql`select s.endpoint, s.created_at
        from push_subscription s where s.account_id = ${id}::uuid order by s.created_at desc`,
    },
    notice_email: {
      by: ['notice_email.account_id'],
      rows: (id) => sql`select e.title, e.body, q.queued_at, q.due_at
        from notice_email q join notice_event e on e.id = q.event_id
        where q.account_id = ${id}::uuid order by q.queued_at desc`,
    },
    notice_preference: {
      by: ['notice_preference.account_id'],
      rows: (id) => sql`select kind, channel, wanted
        from notice_preference where account_id = ${id}::uuid order by kind, channel`,
    },
    notice_schedule: {
      by: ['notice_schedule.account_id'],
      rows: (id) => sql`select time_zone, quiet_from, quiet_until, digest_at, link_origin
        from notice_schedule where account_id = ${id}::uuid`,
    },
  },
  erase: async (db, { accountId }) => {
    await sql`
      delete from notice_event where match_id is null
        and id in (select event_id from notice where account_id = ${accountId}::uuid)`.execute(db)
    await db.deleteFrom('notice').where('account_id', '=', accountId).execute()
    await db.deleteFrom('notice_email').where('account_id', '=', accountId).execute()
    await db.deleteFrom('push_subscription').where('account_id', '=', accountId).execute()
    await db.deleteFrom('notice_preference').where('account_id', '=', accountId).execute()
    await db.deleteFrom('notice_schedule').where('account_id', '=', accountId).execute()
  },
}
