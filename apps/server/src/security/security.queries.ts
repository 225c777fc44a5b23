import { sql } from 'kysely'
import type { AuditKind } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import type { Db } from '#db/connect.ts'

/** The installation's secret; `fresh` becomes it when there is none yet. */
export async function keepSecret(db: Db, fresh: Buffer): Promise<Buffer> {
  await db
    .insertInto('installation_secret')
    .values({ secret: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('installation_secret')
    .select('secret')
    .executeTakeFirstOrThrow()
  return secret
}

/** The key in the database and the one before it; none where there never was one. */
export async function findSecrets(db: Db): Promise<readonly Buffer[]> {
  const kept = await db
    .selectFrom('installation_secret')
    .select(['secret', 'previous'])
    .executeTakeFirst()
  return [kept?.secret, kept?.previous].filter((key) => key !== undefined && key !== null)
}

export const replaceSecret = (db: Db, fresh: Buffer) =>
  db
    .updateTable('installation_secret')
    .set((is) => ({ secret: fresh, previous: is.ref('secret') }))
    .execute()

export const forgetSecrets = (db: Db) => db.deleteFrom('installation_secret').execute()

export type Attempt = {
  readonly name: string
  readonly subject: Buffer
  readonly now: string
  /** When the window ends if it begins now. */
  readonly until: string
}

/** Counts one try atomically, in the open window or a new one. */
export async function countAttempt(db: Db, attempt: Attempt) {
  const { now, until } = attempt
  return db
    .insertInto('attempt_count')
    .values({ name: attempt.name, subject: attempt.subject, spent: 1, until })
    .onConflict((conflict) =>
      conflict.columns(['name', 'subject']).doUpdateSet({
        spent: sql`case when attempt_count.until <= ${now} then 1 else attempt_count.spent + 1 end`,
        until: sql`case when attempt_count.until <= ${now} then ${until}::timestamptz else attempt_count.until end`,
      }),
    )
    .returning(['spent', 'until'])
    .executeTakeFirstOrThrow()
}

type Subject = Pick<Attempt, 'name' | 'subject'>

/** The open windows of these subjects. */
export const findAttempts = (db: Db, subjects: readonly Subject[], now: string) =>
  db
    .selectFrom('attempt_count')
    .select(['name', 'spent', 'until'])
    .where((is) => is.or(subjects.map(({ name, subject }) => is.and({ name, subject }))))
    .where('until', '>', now)
    .execute()

export const forgetAttempts = (db: Db, name: string, subject: Buffer) =>
  db.deleteFrom('attempt_count').where('name', '=', name).where('subject', '=', subject).execute()

export type SecurityEvent = {
  /** Whose account was used or tried. */
  readonly accountId?: string | undefined
  readonly kind: AuditKind
  readonly sessionId?: string | undefined
  /** Whom it was done to, if that is another account. */
  readonly subjectId?: string | null | undefined
  /** What it was about: ids, roles and names of fields; no secrets and no contents. */
  readonly details?: Readonly<Record<string, string>>
}

/** JSON in PostgreSQL takes no half of a pair of surrogates, which a name may hold. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

export async function insertSecurityEvent(
  db: Db,
  { accountId, kind, sessionId, subjectId, details = {} }: SecurityEvent,
  from: { readonly address: string; readonly userAgent: string; readonly at: string },
): Promise<void> {
  await db
    .insertInto('security_event')
    .values({
      account_id: accountId ?? null,
      kind,
      session_id: sessionId ?? null,
      subject_id: subjectId ?? null,
      details: JSON.stringify(details, wellFormed),
      address: from.address,
      user_agent: from.userAgent,
      at: from.at,
    })
    .execute()
}

/** Deletes counts whose window is over, and events past their retention. */
export async function deleteOldSecurity(
  db: Db,
  { now, eventsBefore }: { readonly now: string; readonly eventsBefore: string },
): Promise<void> {
  await db.deleteFrom('attempt_count').where('until', '<=', now).execute()
  await db.deleteFrom('security_event').where('at', '<', eventsBefore).execute()
}
