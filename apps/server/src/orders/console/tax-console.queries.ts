import type { BasisPoints } from '@pavilion/contract/units.ts'
import type { Db } from '#db/connect.ts'
import type { Stored } from '#db/stored.ts'

type Place = { readonly countryId: string; readonly lineKind: Stored<'tax', 'line_kind'> }
type Tax = Place & {
  readonly name: string
  readonly rate: BasisPoints
  readonly inclusive: boolean
}

/** What an operator has written is no sample any more. */
export function writeTax(db: Db, { countryId, lineKind, name, rate, inclusive }: Tax) {
  const columns = { name, rate, inclusive, is_sample: false }
  return db
    .insertInto('tax')
    .values({ country: countryId, line_kind: lineKind, ...columns })
    .onConflict((conflict) => conflict.columns(['country', 'line_kind']).doUpdateSet(columns))
    .execute()
}

/** Answers whether there was one. */
export async function deleteTax(db: Db, { countryId, lineKind }: Place): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tax')
    .where('country', '=', countryId)
    .where('line_kind', '=', lineKind)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
