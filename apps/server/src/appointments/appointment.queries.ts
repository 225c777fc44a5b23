import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { AppointmentRole } from '@pavilion/cricket/appointments/propose.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type NewAppointment = {
  readonly id: string
  readonly tournamentId: string
  readonly matchId: string
  readonly panelId: string
  readonly officialId: string
  readonly role: AppointmentRole
  readonly fee: MinorUnits
  readonly currency: string
  readonly linkOrigin: string
  readonly tokenHash: Buffer
  readonly expiresAt: string
  readonly askedBy: string
  readonly now: string
}

/**
 * Asks an official to stand. Breaks the exclusion `appointment_one_match_at_once` when the official is elsewhere then.
 */
export async function insertAppointment(db: Db, asked: NewAppointment): Promise<void> {
  await sql`
    insert into appointment (id, tournament_id, match_id, panel_id, official_id, role, during, state,
      fee, currency, link_origin, token_hash, expires_at, asked_by, asked_at)
    select ${asked.id}::uuid, ${asked.tournamentId}::uuid, m.id, ${asked.panelId}::uuid,
           ${asked.officialId}::uuid, ${asked.role}, appointed_during(m), 'asked', ${asked.fee},
           ${asked.currency}, ${asked.linkOrigin}, ${asked.tokenHash},
           ${asked.expiresAt}::timestamptz, ${asked.askedBy}::uuid, ${asked.now}::timestamptz
    from match m where m.id = ${asked.matchId}::uuid`.execute(db)
}

export type AppointmentRow = {
  readonly id: string
  readonly tournamentId: string
  readonly matchId: string
  readonly officialId: string
  readonly accountId: string | null
  readonly personId: string | null
  readonly name: string
  readonly email: string
  readonly role: AppointmentRole
  readonly state: 'asked' | 'accepted' | 'declined' | 'released'
  readonly fee: MinorUnits
  readonly linkOrigin: string
  readonly expiresAt: string | null
}

const rowColumns = sql`
  a.id, a.tournament_id as "tournamentId", a.match_id as "matchId", a.official_id as "officialId",
  o.account_id as "accountId", o.person_id as "personId", p.name, p.email, a.role, a.state, a.fee,
  a.link_origin as "linkOrigin", a.expires_at as "expiresAt"`

const from = sql`
  appointment a join official o on o.id = a.official_id join panel_official p on p.id = a.panel_id`

/** Locked until the transaction ends, so that two answers come one after the other. */
export async function lockAppointment(db: Db, id: string): Promise<AppointmentRow | undefined> {
  const found = await sql<AppointmentRow>`
    select ${rowColumns} from ${from} where a.id = ${id}::uuid for update of a`.execute(db)
  return found.rows[0]
}

export async function findByToken(db: Db, tokenHash: Buffer): Promise<AppointmentRow | undefined> {
  const found = await sql<AppointmentRow>`
    select ${rowColumns} from ${from} where a.token_hash = ${tokenHash}`.execute(db)
  return found.rows[0]
}

type Answered = {
  readonly id: string
  readonly accepts: boolean
  readonly reason: string
  readonly now: string
}

export async function updateAnswer(db: Db, { id, accepts, reason, now }: Answered): Promise<void> {
  await db
    .updateTable('appointment')
    .set({ state: accepts ? 'accepted' : 'declined', reason, answered_at: now })
    .where('id', '=', id)
    .execute()
}

/** The link in the email is over with it. */
export async function markReleased(db: Db, id: string): Promise<void> {
  await db
    .updateTable('appointment')
    .set({ state: 'released', answered_at: null, token_hash: null, expires_at: null })
    .where('id', '=', id)
    .execute()
}

/** Those of an official on a panel that are still to come, and not declined. */
export async function findStandingOf(db: Db, panelId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select a.id from appointment a join match m on m.id = a.match_id
    where a.panel_id = ${panelId}::uuid and a.state in ('asked', 'accepted')
      and m.status = 'upcoming'
    order by a.id`.execute(db)
  return found.rows.map(({ id }) => id)
}

export async function setPerson(db: Db, officialId: string, personId: string): Promise<void> {
  await db
    .updateTable('official')
    .set({ person_id: personId })
    .where('id', '=', officialId)
    .execute()
}

/** Those who have accepted to stand in a match, by their records. */
export async function findAccepted(
  db: Db,
  matchId: string,
): Promise<{ role: AppointmentRole; personId: string }[]> {
  const found = await sql<{ role: AppointmentRole; personId: string }>`
    select a.role, o.person_id as "personId"
    from appointment a join official o on o.id = a.official_id
    where a.match_id = ${matchId}::uuid and a.state = 'accepted' and o.person_id is not null
    order by a.role, a.answered_at, a.id`.execute(db)
  return found.rows
}

/** Those of the matches that have to be asked again: they have moved. */
export async function findToAskAgain(db: Db, decisionIds: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct a.id from tournament_decision d
    join tournament_fixture f on f.id = d.fixture_id
    join appointment a on a.match_id = f.match_id
    where d.id = any(${[...decisionIds]}::uuid[]) and d.kind in ('moved', 'shortened') and a.state = 'asked'
      and a.token_hash is null
    order by a.id`.execute(db)
  return found.rows.map(({ id }) => id)
}

export async function setToken(
  db: Db,
  id: string,
  { tokenHash, expiresAt }: { readonly tokenHash: Buffer; readonly expiresAt: string },
): Promise<void> {
  await db
    .updateTable('appointment')
    .set({ token_hash: tokenHash, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}
