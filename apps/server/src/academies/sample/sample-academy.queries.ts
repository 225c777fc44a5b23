import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { SAMPLE_ACADEMY, sampleBranch, sampleProgrammes, sampleTerm } from './sample-academy.ts'

/** Gives the sample academy a branch, a term, and programmes with batches and skills. */
export async function fillSampleAcademy(db: Db, now: string): Promise<void> {
  const academy = await db
    .selectFrom('organisation')
    .select('id')
    .where('name', '=', SAMPLE_ACADEMY)
    .where('is_sample', '=', true)
    .executeTakeFirstOrThrow()
  const of = { organisation_id: academy.id }
  const [branch_id, term_id] = [randomUUID(), randomUUID()]
  await db
    .insertInto('academy_branch')
    .values({ ...of, id: branch_id, ...sampleBranch })
    .execute()
  const term = sampleTerm(now.slice(0, 10))
  await db
    .insertInto('academy_term')
    .values({ ...of, id: term_id, ...term })
    .execute()
  for (const { skills, batches, ...programme } of sampleProgrammes) {
    const programme_id = randomUUID()
    await db
      .insertInto('programme')
      .values({ ...of, id: programme_id, kind: 'course', is_public: true, ...programme })
      .execute()
    const taught = skills.map((skill, at) => ({
      ...of,
      ...skill,
      id: randomUUID(),
      programme_id,
      place: at + 1,
    }))
    await db.insertInto('skill').values(taught).execute()
    const at = { ...of, programme_id, branch_id, term_id }
    for (const batch of batches) await addBatch(db, at, batch)
  }
}

type At = {
  readonly organisation_id: string
  readonly programme_id: string
  readonly branch_id: string
  readonly term_id: string
}
type SampleBatch = (typeof sampleProgrammes)[number]['batches'][number]

async function addBatch(db: Db, at: At, batch: SampleBatch): Promise<void> {
  const { name, place, capacity, weekdays, starts, minutes } = batch
  const id = randomUUID()
  await db
    .insertInto('batch')
    .values({ ...at, id, name, place, capacity, is_open: true })
    .execute()
  const times = weekdays.map((weekday) => ({ batch_id: id, weekday, starts, minutes }))
  await db.insertInto('batch_time').values(times).execute()
}
