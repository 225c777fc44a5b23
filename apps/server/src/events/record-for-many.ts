import type { Db } from '#db/connect.ts'
import { type NewEvent, record } from './record.ts'

/** An event holds 16 kB; who it concerns takes a tenth of a kilobyte each. */
const MOST_IN_ONE = 100

type ForMany<Concerned, Data> = Omit<NewEvent<Data>, 'data'> & {
  readonly concerns: readonly Concerned[]
  readonly dataOf: (concerned: Concerned[]) => Data
}

/** Records an event for every hundred accounts or players that it concerns. */
export async function recordForMany<Concerned, Data>(
  db: Db,
  { concerns, dataOf, ...event }: ForMany<Concerned, Data>,
): Promise<void> {
  for (let at = 0; at < concerns.length; at += MOST_IN_ONE) {
    await record(db, { ...event, data: dataOf(concerns.slice(at, at + MOST_IN_ONE)) })
  }
}
