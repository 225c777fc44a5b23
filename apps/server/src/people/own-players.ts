import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { fromStart } from '#paging/read-part.ts'
import { refreshTotals } from '#records/totals.queries.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteScope } from '#sites/sites.ts'
import { playerSummary } from './filter-players.ts'
import { findOwn } from './own-players.queries.ts'
import { findPlayers, playerOrders } from './player-list.queries.ts'

/** Somebody plays for few clubs, and rarely under several names. */
const MOST = 10

export const ownPlayers = os.players.own.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await refreshTotals(app.db)
  const filter = { ids: await findOwn(app.db, accountId), scope: await siteScope(context) }
  const part = fromStart(playerOrders['most-matches'], MOST)
  const rows = await findPlayers(app.db, { filter, ...part })
  return success('Your record', rows.slice(0, MOST).map(playerSummary))
})
