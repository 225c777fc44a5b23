import type { Handbook } from '@pavilion/contract/associations/handbook-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'
import { organisationIsIn, type Scope } from '#sites/scope.queries.ts'

/** An organisation that the site shows. */
export async function findShown(
  db: Db,
  organisationId: string,
  scope: Scope,
): Promise<OrganisationRow | undefined> {
  const found = await sql<{ organisation: OrganisationRow }>`
    select ${organisationJson('o')} as organisation from organisation o
    where o.id = ${organisationId}::uuid and ${organisationIsIn('o', scope)}`.execute(db)
  return found.rows[0]?.organisation
}

/** By number: 4.10 comes after 4.9. */
export async function findRules(db: Db, associationId: string): Promise<Handbook['rules']> {
  const found = await sql<Handbook['rules'][number]>`
    select clause, title, body, changed_at as "changedAt" from handbook_rule
    where association_id = ${associationId}::uuid
    order by string_to_array(rtrim(clause, 'abcdefghijklmnopqrstuvwxyz'), '.')::int[], clause`.execute(
    db,
  )
  return found.rows
}

type Rule = {
  readonly organisationId: string
  readonly clause: string
  readonly title: string
  readonly body: string
  readonly now: string
}

export const keepRule = (db: Db, { organisationId, clause, title, body, now }: Rule) =>
  db
    .insertInto('handbook_rule')
    .values({ association_id: organisationId, clause, title, body, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['association_id', 'clause']).doUpdateSet({ title, body, changed_at: now }),
    )
    .execute()

export const deleteRule = (
  db: Db,
  { organisationId, clause }: Pick<Rule, 'organisationId' | 'clause'>,
) =>
  db
    .deleteFrom('handbook_rule')
    .where('association_id', '=', organisationId)
    .where('clause', '=', clause)
    .execute()
