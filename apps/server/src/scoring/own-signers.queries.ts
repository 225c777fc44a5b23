import type { Signer } from '@pavilion/contract/matches/signature-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Asked = {
  readonly matchId: string
  readonly accountId: string
  /** The people who captain the sides, where that is recorded. */
  readonly captains: readonly (string | null)[]
}

/**
 * As whom an account may sign a match: as an umpire who has accepted, or as the captain whose name it has in the list of
 * players of that side’s club.
 */
export async function findOwnSigners(
  db: Db,
  { matchId, accountId, captains }: Asked,
): Promise<Signer[]> {
  const found = await sql<{ signer: Signer }>`
    select jsonb_build_object('role', 'umpire', 'name', concat_ws(' ', w.first_name, w.last_name))
             as signer
    from account w where w.id = ${accountId}::uuid and exists (
      select from appointment a join official o on o.id = a.official_id
      where a.match_id = ${matchId}::uuid and a.role = 'umpire' and a.state = 'accepted'
        and o.account_id = w.id)
    union all
    select jsonb_build_object('role', 'captain', 'side', s.side, 'name', p.name)
    from match_side s join team t on t.id = s.team_id
    join club_player c on c.organisation_id = t.organisation_id and c.left_at is null
      and c.account_id = ${accountId}::uuid
    join person p on p.id = (${[...captains]}::uuid[])[s.side + 1] and p.folded = c.folded
    where s.match_id = ${matchId}::uuid`.execute(db)
  return found.rows.map(({ signer }) => signer)
}
