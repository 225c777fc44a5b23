import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

const mine = (id: string) => sql`(select p.id from club_player p where p.account_id = ${id}::uuid)`

/** How somebody bowls and what was bowled in the nets is the club's, as the player is. */
export const personalData: PersonalData = {
  held: {
    net_bowling: {
      by: ['net_bowling.added_by'],
      rows: (id) => sql`select id, organisation_id, player_id, day, overs, added_at
        from net_bowling
        where player_id in ${mine(id)} or added_by = ${id}::uuid order by added_at desc`,
    },
    bowling_style: {
      by: [],
      rows: (id) => sql`select player_id, organisation_id, bowls from bowling_style
        where player_id in ${mine(id)} order by player_id`,
    },
  },
  erase: async (db, { accountId }) => {
    await sql`delete from net_bowling where player_id in ${mine(accountId)}`.execute(db)
    await sql`delete from bowling_style where player_id in ${mine(accountId)}`.execute(db)
  },
}
