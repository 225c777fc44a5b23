import type { Skill } from '@pavilion/contract/academies/report-card-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type ProgrammeRow = { readonly id: string; readonly name: string }

/** Undefined when the academy has no such programme. */
export async function findProgramme(
  db: Db,
  organisationId: string,
  programmeId: string,
): Promise<ProgrammeRow | undefined> {
  return db
    .selectFrom('programme')
    .select(['id', 'name'])
    .where('id', '=', programmeId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
}

export const findSkills = (db: Db, programmeId: string): Promise<Skill[]> =>
  db
    .selectFrom('skill')
    .select(['id', 'name', 'levels'])
    .where('programme_id', '=', programmeId)
    .orderBy('place')
    .orderBy('id')
    .execute()

type Kept = {
  readonly organisationId: string
  readonly programmeId: string
  readonly skills: readonly Skill[]
}

/** All that a programme teaches; an id that another programme has is left alone. Breaks `skill_named_once`. */
export async function keepSkills(db: Db, { organisationId, programmeId, skills }: Kept) {
  const ids = skills.map(({ id }) => id)
  await sql`set constraints skill_named_once deferred`.execute(db)
  await sql`
    delete from skill where programme_id = ${programmeId}::uuid
      and id <> all(${ids}::uuid[])`.execute(db)
  await sql`
    insert into skill as s (id, organisation_id, programme_id, name, levels, place)
    select g.id, ${organisationId}::uuid, ${programmeId}::uuid, g.name,
           array(select jsonb_array_elements_text(g.levels)), g.place
    from rows from (jsonb_to_recordset(${JSON.stringify(skills)}::jsonb)
      as (id uuid, name text, levels jsonb)) with ordinality as g (id, name, levels, place)
    on conflict (id) do update set name = excluded.name, levels = excluded.levels,
      place = excluded.place where s.programme_id = excluded.programme_id`.execute(db)
  await sql`
    delete from assessment a using skill s where s.id = a.skill_id
      and s.programme_id = ${programmeId}::uuid and a.level > cardinality(s.levels)`.execute(db)
  await sql`set constraints skill_named_once immediate`.execute(db)
}
