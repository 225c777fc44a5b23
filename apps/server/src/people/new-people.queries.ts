import type { Db } from '#db/connect.ts'

type NewPeople = {
  readonly names: readonly string[]
  readonly gender: 'male' | 'female' | null
  readonly madeBy: string | null
}

/** Answers the ids in the order of the names. */
export async function insertPeople(
  db: Db,
  { names, gender, madeBy: made_by }: NewPeople,
): Promise<string[]> {
  if (names.length === 0) return []
  const made = await db
    .insertInto('person')
    .values(names.map((name) => ({ name, gender, made_by })))
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

type JoinedPerson = {
  readonly id: string
  readonly name: string
  readonly gender: 'male' | 'female' | null
  readonly madeBy: string
}

/** A person whose id a device has made up. */
export const insertJoined = (db: Db, { id, name, gender, madeBy: made_by }: JoinedPerson) =>
  db.insertInto('person').values({ id, name, gender, made_by }).execute()
