import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** A side of a club on a day, by the names of its players. */
export type NamedSide = {
  readonly organisationId: string
  readonly day: string
  readonly names: readonly string[]
}

/** An association that lets a side name fewer. */
export type SideBreach = {
  readonly by: string
  readonly kind: 'overseas' | 'star'
  readonly most: number
  readonly named: number
}

/** The limits of overseas and star players that a side breaks, of the associations that the club stands under. */
export async function findSideBreaches(db: Db, side: NamedSide): Promise<SideBreach[]> {
  const { organisationId, day, names } = side
  const found = await sql<SideBreach>`
    with named as (
      select a.organisation_id as id, a.most_overseas, a.most_stars,
             count(distinct p.id) filter (where p.is_overseas)::int as overseas,
             count(distinct p.id) filter (where p.is_star)::int as stars
      from affiliation f join association a on a.organisation_id = f.association_id
      join registration r on r.association_id = a.organisation_id and r.state = 'approved'
        and r.organisation_id = f.organisation_id and r.days @> ${day}::date
      join registered_person p on p.id = r.person_id
      join club_player c on c.id = r.player_id
      where f.organisation_id = ${organisationId}::uuid
        and c.folded in (select fold(name) from unnest(${[...names]}::text[]) name)
      group by a.organisation_id
    )
    select o.name as by, one.kind, one.most, one.named
    from named join organisation o on o.id = named.id
    cross join lateral (values ('overseas', named.most_overseas, named.overseas),
                               ('star', named.most_stars, named.stars)) one (kind, most, named)
    where one.named > one.most
    order by o.name, one.kind`.execute(db)
  return found.rows
}
