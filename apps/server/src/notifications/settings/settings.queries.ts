import { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import type { NoticeSettings } from '@pavilion/contract/notifications/setting-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Channel, wantedByDefault } from './defaults.ts'

type Schedule = {
  readonly timeZone: string
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
  const { timeZone, from, until } = await findSchedule(db, accountId)
  return {
    kinds: NoticeKind.options.map((kind) => ({
      kind,
      page: wants(kind, 'page'),
      push: wants(kind, 'push'),
    })),
    timeZone,
    quiet: from === null || until === null ? null : { from, until },
  }
}

async function findSchedule(db: Db, accountId: string): Promise<Schedule> {
  const { rows } = await sql<Schedule>`
    select coalesce(s.time_zone, site.time_zone) as "timeZone",
           to_char(s.quiet_from, 'HH24:MI') as "from", to_char(s.quiet_until, 'HH24:MI') as until
    from account a join site on site.id = a.site_id
    left join notice_schedule s on s.account_id = a.id
    where a.id = ${accountId}::uuid`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('The account is gone.')
  return found
}

export async function saveSettings(
  db: Db,
  accountId: string,
  { kinds, timeZone, quiet }: NoticeSettings,
): Promise<void> {
  await sql`
    insert into notice_preference (account_id, kind, channel, wanted)
    select distinct on (kind, channel) ${accountId}::uuid, kind, channel, wanted
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as k(kind text, page boolean, push boolean),
      lateral (values ('page', k.page), ('push', k.push)) as c(channel, wanted)
    on conflict (account_id, kind, channel) do update set wanted = excluded.wanted`.execute(db)
  await sql`
    insert into notice_schedule (account_id, time_zone, quiet_from, quiet_until)
    values (${accountId}::uuid, ${timeZone}, ${quiet?.from ?? null}::time, ${quiet?.until ?? null}::time)
    on conflict (account_id) do update
      set (time_zone, quiet_from, quiet_until)
        = (excluded.time_zone, excluded.quiet_from, excluded.quiet_until)`.execute(db)
}
