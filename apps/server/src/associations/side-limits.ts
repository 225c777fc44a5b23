import type { Db } from '#db/connect.ts'
import { counted } from '#http/answer.ts'
import { findSideBreaches, type NamedSide } from './side-limits.queries.ts'

/**
 * Why a club may not name this side: an association lets it have fewer overseas or star players. Null where none says
 * anything. Whoever is not on a register on the day does not count.
 */
export async function refusedSide(db: Db, side: NamedSide): Promise<string | null> {
  const [breach] = await findSideBreaches(db, side)
  if (breach === undefined) return null
  const { by, kind, most, named } = breach
  const players = counted(most, `${kind} player`)
  return `${by}: a side has ${players} at most, and this one has ${named}.`
}
