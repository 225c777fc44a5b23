import type { BowlingDirective } from '@pavilion/contract/workloads/workload-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationColumns, type OrganisationRow } from '#records/references.queries.ts'

type Of = { readonly associationId: string } | { readonly tournamentId: string }

export type DirectiveRow = {
  readonly directive: BowlingDirective | null
  readonly revision: number
}

const columnOf = (of: Of) =>
  'associationId' in of
    ? { column: 'association_id' as const, id: of.associationId }
    : { column: 'tournament_id' as const, id: of.tournamentId }

/** Revision 0 where there is none. */
export async function findDirective(db: Db, of: Of): Promise<DirectiveRow> {
  const { column, id } = columnOf(of)
  const found = await db
    .selectFrom('bowling_directive')
    .select(['directive', 'revision'])
    .where(column, '=', id)
    .executeTakeFirst()
  return found ?? { directive: null, revision: 0 }
}

type Change = {
  readonly of: Of
  readonly revision: number
  readonly directive: BowlingDirective | null
  readonly now: string
}

/** Answers false, and changes nothing, when the revision is not the one that is there. */
export async function keepDirective(db: Db, change: Change): Promise<boolean> {
  const { of, revision, directive, now } = change
  const { column, id } = columnOf(of)
  const kind = column === 'association_id' ? 'association' : null
  if (revision === 0) {
    if (directive === null) return true
    const made = await sql`
      insert into bowling_directive (${sql.ref(column)}, association_kind, directive, changed_at)
      values (${id}::uuid, ${kind}, ${JSON.stringify(directive)}::jsonb, ${now}::timestamptz)
      on conflict do nothing`.execute(db)
    return (made.numAffectedRows ?? 0n) > 0n
  }
  const changed =
    directive === null
      ? await sql`delete from bowling_directive
          where ${sql.ref(column)} = ${id}::uuid and revision = ${revision}`.execute(db)
      : await sql`update bowling_directive
          set directive = ${JSON.stringify(directive)}::jsonb, revision = revision + 1,
              changed_at = ${now}::timestamptz
          where ${sql.ref(column)} = ${id}::uuid and revision = ${revision}`.execute(db)
  return (changed.numAffectedRows ?? 0n) > 0n
}

/** Undefined when there is none, or when it is archived. */
export async function findOrganisation(db: Db, id: string): Promise<OrganisationRow | undefined> {
  const found = await sql<OrganisationRow>`
    select ${organisationColumns('organisation')} from organisation
    where id = ${id}::uuid and archived_at is null`.execute(db)
  return found.rows[0]
}

export type RunTournament = {
  readonly name: string
  readonly organisationId: string | null
  readonly ownerIds: readonly string[]
  readonly managerIds: readonly string[]
}

/** A tournament that is run here, and who runs it. */
export async function findRun(db: Db, tournamentId: string): Promise<RunTournament | undefined> {
  const found = await sql<RunTournament>`
    select s.name, s.organisation_id as "organisationId",
           array(select account_id::text from tournament_manager
                 where tournament_id = s.id and role = 'owner') as "ownerIds",
           array(select account_id::text from tournament_manager
                 where tournament_id = s.id and role = 'manager') as "managerIds"
    from tournament_setup s where s.id = ${tournamentId}::uuid`.execute(db)
  return found.rows[0]
}
