import { sql } from 'kysely'

/** Whether a row of a one-time code or link, with `used_at` and `expires_at`, can still be used. */
export const isUsable = (now: string) => sql<boolean>`used_at is null and expires_at > ${now}`
