import { sql } from 'kysely'

/** The stage of a match that another one has taken the place of: it counts in no table. */
export const REPLAYED = 'Replayed'

/** Whether another match has taken the place of the match with this alias. */
export const isAnnulled = (match: string) =>
  sql<boolean>`${sql.ref(`${match}.stage`)} is not distinct from ${REPLAYED}`
