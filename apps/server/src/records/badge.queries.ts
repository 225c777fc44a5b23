import type { Badge, Colours } from '@pavilion/contract/organisations/badge-fields.ts'
import { type RawBuilder, sql } from 'kysely'

export type BadgeRow = { readonly crestId: string | null; readonly colours: Colours | null }

/** The badge of an organisation, `o` being its alias. */
export const badgeJson = (o: string): RawBuilder<BadgeRow> => sql`
  jsonb_build_object('crestId', ${sql.ref(`${o}.crest_id`)}, 'colours', ${coloursJson(o)})`

/** Null without colours. */
export const coloursJson = (o: string): RawBuilder<Colours | null> => {
  const first = sql.ref(`${o}.first_colour`)
  const second = sql.ref(`${o}.second_colour`)
  return sql`
    case when ${first} is not null then jsonb_build_object('first', ${first}, 'second', ${second}) end`
}

/** Its addresses; a picture never changes. */
export const smallCrest = (id: string): string => `/pictures/organisations/${id}/small.webp`
const largeCrest = (id: string): string => `/pictures/organisations/${id}/large.png`

export const badgeOf = ({ crestId, colours }: BadgeRow): Badge => ({
  crest: crestId === null ? null : { small: smallCrest(crestId), large: largeCrest(crestId) },
  colours,
})
