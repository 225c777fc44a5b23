import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { findLeftHanders } from './left-handers.queries.ts'
import { readShownMatch } from './shown-match.ts'

export const listLeftHanders = os.matches.leftHanders.handler(
  async ({ input: { matchId }, context, errors }) => {
    const state = await readShownMatch(context, matchId)
    if (state === undefined) throw errors.MATCH_NOT_FOUND()
    const players = await findLeftHanders(context.app.db, matchId)
    return success(counted(players.length, 'left-hander'), { players })
  },
)
