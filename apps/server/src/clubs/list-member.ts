import type { Db } from '#db/connect.ts'
import { countPlayers, insertMembers } from './player.queries.ts'
import { MOST_PLAYERS } from './players.ts'

type Member = { readonly organisationId: string; readonly accountId: string; readonly now: string }

/** Puts a member on the list of players of the club, which is locked; not on a list that is full. */
export async function listMember(db: Db, { accountId, ...member }: Member): Promise<void> {
  if ((await countPlayers(db, member.organisationId)) >= MOST_PLAYERS) return
  await insertMembers(db, { ...member, accountIds: [accountId] })
}
