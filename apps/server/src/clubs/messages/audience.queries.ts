import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { reachedBy, type Whom } from './message.queries.ts'

/** Everybody: the players, the members who do not play, and the families of students. Answers how many. */
export const addEveryone = async (db: Db, whom: Whom): Promise<number> =>
  (await addPlayers(db, whom, sql`true`)) +
  (await addMembers(db, whom, sql`true`)) +
  (await addFamilies(db, whom, sql`true`))

/** The players of a team's latest squad. */
export const addTeam = (db: Db, whom: Whom, teamId: string): Promise<number> =>
  addPlayers(
    db,
    whom,
    sql`exists (select from squad_player s where s.player_id = p.id and s.team_id = ${teamId}::uuid
      and s.season = (select max(season) from squad_player where team_id = ${teamId}::uuid))`,
  )

/** Those with a role. A player of the club has one also without an account. */
export const addRole = async (db: Db, whom: Whom, role: string): Promise<number> =>
  (await addPlayers(
    db,
    whom,
    sql`${role} = 'player' or exists (select from membership m where m.account_id = p.account_id
      and m.organisation_id = p.organisation_id and m.role = ${role})`,
  )) + (await addMembers(db, whom, sql`m.role = ${role}`))

const addPlayers = (db: Db, { messageId, organisationId }: Whom, who: RawBuilder<unknown>) =>
  inserted(
    db,
    sql`
    insert into club_message_reader (message_id, player_id, reached_by)
    select ${messageId}::uuid, p.id, ${reachedBy} from club_player p
    where p.organisation_id = ${organisationId}::uuid and p.left_at is null and (${who})`,
  )

const addMembers = (db: Db, { messageId, organisationId }: Whom, who: RawBuilder<unknown>) =>
  inserted(
    db,
    sql`
    insert into club_message_reader (message_id, account_id, reached_by)
    select distinct ${messageId}::uuid, m.account_id, 'account' from membership m
    where m.organisation_id = ${organisationId}::uuid and (${who})
      and not exists (select from club_player p where p.account_id = m.account_id
        and p.organisation_id = m.organisation_id and p.left_at is null)`,
  )

/** The adult students of a batch, and the guardians of the children, each once. */
export const addBatch = (db: Db, whom: Whom, batchId: string): Promise<number> =>
  addFamilies(db, whom, sql`e.batch_id = ${batchId}::uuid`)

/** Those who are told as a player or member already are left out. */
const addFamilies = (db: Db, { messageId, organisationId }: Whom, who: RawBuilder<unknown>) =>
  inserted(
    db,
    sql`
    insert into club_message_reader (message_id, account_id, reached_by)
    select distinct ${messageId}::uuid, s.account_id, 'account'
    from student s join enrolment e on e.student_id = s.id and e.state in ('trial', 'enrolled')
    where s.organisation_id = ${organisationId}::uuid and s.account_id is not null and (${who})
      and not exists (select from club_message_reader r
        left join club_player p on p.id = r.player_id and p.left_at is null
        where r.message_id = ${messageId}::uuid
          and s.account_id in (r.account_id, p.account_id))`,
  )

/** Answers how many rows it has inserted. */
async function inserted(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(db)
  return Number(numAffectedRows)
}

type Batch = { readonly id: string; readonly name: string }

/** The batches of an academy that somebody trains in, by name. */
export async function findBatches(db: Db, organisationId: string): Promise<Batch[]> {
  const found = await sql<Batch>`
    select b.id, b.name || ', ' || p.name as name
    from batch b join programme p on p.id = b.programme_id
    where b.organisation_id = ${organisationId}::uuid and exists (select from enrolment e
      where e.batch_id = b.id and e.state in ('trial', 'enrolled'))
    order by 2, 1`.execute(db)
  return found.rows
}
