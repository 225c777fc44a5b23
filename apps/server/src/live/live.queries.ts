import type { Db } from '#db/connect.ts'

/** Where the logs of the matches in progress stand, and of those that ended in the last minutes. */
export const findMovingLogs = (db: Db, since: string) =>
  db
    .selectFrom('match')
    .select(['id', 'seq'])
    .where((is) => is.or([is('status', '=', 'live'), is('updated_at', '>', since)]))
    .execute()
