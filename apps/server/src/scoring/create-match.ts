import { MatchId } from '@pavilion/contract/ids.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { readMatch } from '#matches/matches.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { makeMatch, spendMatch } from './make-match.ts'

/** Makes the match and everybody in it who is new, in one transaction. Any account may. */
export const createMatch = os.scoring.create.handler(async ({ input, context }) => {
  const actor = await signedIn(context)
  const { app } = context
  await spendMatch(context, actor.accountId, input)
  const site = await siteOf(app, context.host)
  const making = { input, actor, site, entryId: null }
  const id = await app.db.transaction().execute((db) => makeMatch(app, db, making))
  const state = await readMatch(app, id)
  if (state === undefined) throw new Error(`The match ${id} was made and is gone.`)
  const { setup, seq } = state
  return success('Match created', { id: MatchId.parse(id), seq, setup })
})
