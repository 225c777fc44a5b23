import type { Db } from '#db/connect.ts'
import type { TeamRow } from '#records/references.queries.ts'
import { findLots } from './lots.queries.ts'

type Playing = {
  readonly tables: readonly { readonly teams: readonly string[] }[]
  /** The teams that have not withdrawn. */
  readonly entered: readonly TeamRow[]
}

/** Lots as the tables take them: whoever has withdrawn is behind those who drew without them. */
export async function lotsInForce(
  db: Db,
  tournamentId: string,
  { tables, entered }: Playing,
): Promise<string[][]> {
  const playing = new Set<string>(entered.map(({ id }) => id))
  const withdrawn = tables.flatMap(({ teams }) => teams).filter((id) => !playing.has(id))
  const lots = await findLots(db, tournamentId)
  return lots.map(({ teams }) => [...new Set([...teams.map(({ id }) => id), ...withdrawn])])
}
