import type { Db } from '#db/connect.ts'
import { findPlayed } from './played.queries.ts'

/** The first booking by which an account has been at a ground: paid, and over. Undefined: it has not. */
export const bookingPlayed = async (
  db: Db,
  by: { readonly groundId: string; readonly accountId: string; readonly now: string },
): Promise<string | undefined> => (await findPlayed(db, by))?.id
