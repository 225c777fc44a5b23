import { alwaysEmailed } from '@pavilion/contract/notifications/always-emailed.ts'
import { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import type { NoticeSettings } from '@pavilion/contract/notifications/setting-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Channel, wantedByDefault } from './defaults.ts'

type Schedule = {
  readonly timeZone: string
  readonly digestAt: string | null
  readonly from: string | null
  readonly until: string | null
}

/** Those who have chosen nothing are told as everybody is, by the clock of their site. */
export async function findSettings(db: Db, accountId: string): Promise<NoticeSettings> {
  const chosen = await db
    .selectFrom('notice_preference')
    .select(['kind', 'channel', 'wanted'])
    .where('account_id', '=', accountId)
    .execute()
  const wants = (kind: NoticeKind, channel: Channel) =>
    chosen.find((one) => one.kind === kind && one.channel === channel)?.wanted ??
    wantedByDefault[channel].includes(kind)
  const { timeZone, digestAt, from, until } = await findSchedule(db, accountId)
  return {
    kinds: NoticeKind.options.map((kind) => ({
      kind,
      page: wants(kind, 'page'),
      push: wants(kind, 'push'),
      email: alwaysEmailed.includes(kind) || wants(kind, 'email'),
    })),
    timeZone,
    digestAt,
    quiet: from === null || until === null ? null : { from, until },
  }
}

async function findSchedule(db: Db, accountId: string): Promise<Schedule> {
  const { rows } = await sql<Schedule>`
    select coalesce(s.time_zone, site.time_zone) as "timeZone",
           to_char(s.digest_at, 'HH24:MI') as "digestAt",
           to_char(s.quiet_from, 'HH24:MI') as "from", to_char(s.quiet_until, 'HH24:MI') as until
    from account a join site on site.id = a.site_id
    left join notice_schedule s on s.account_id = a.id
    where a.id = ${accountId}::uuid`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('The account is gone.')
  return found
}

type Saving = {
  readonly accountId: string
  readonly settings: NoticeSettings
  /** Where the settings were chosen, and links in emails lead. */
  readonly linkOrigin: string
  readonly now: string
}

/** What waits to be emailed is then due when it would be if it happened now. */
export async function saveSettings(
  db: Db,
  { accountId, settings, linkOrigin, now }: Saving,
): Promise<void> {
  const { kinds, timeZone, digestAt, quiet } = settings
  await sql`
    insert into notice_preference (account_id, kind, channel, wanted)
    select distinct on (kind, channel) ${accountId}::uuid, kind, channel, wanted
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb)
        as k(kind text, page boolean, push boolean, email boolean),
      lateral (values ('page', k.page), ('push', k.push), ('email', k.email)) as c(channel, wanted)
    on conflict (account_id, kind, channel) do update set wanted = excluded.wanted`.execute(db)
  await sql`
    insert into notice_schedule (account_id, time_zone, quiet_from, quiet_until, digest_at, link_origin)
    values (${accountId}::uuid, ${timeZone}, ${quiet?.from ?? null}::time,
            ${quiet?.until ?? null}::time, ${digestAt}::time, ${linkOrigin})
    on conflict (account_id) do update
      set (time_zone, quiet_from, quiet_until, digest_at, link_origin)
        = (excluded.time_zone, excluded.quiet_from, excluded.quiet_until, excluded.digest_at,
           excluded.link_origin)`.execute(db)
  await sql`
    update notice_email q set due_at = email_due(${now}::timestamptz, schedule)
    from notice_schedule schedule
    where q.account_id = ${accountId}::uuid and schedule.account_id = q.account_id`.execute(db)
}
