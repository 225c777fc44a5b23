import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { matchLog } from './matches.ts'
import { isShown } from './shown-match.ts'

const MOST = 5_000

export const showMatchLog = os.matches.log.handler(
  async ({ input: { matchId, after }, context, errors }) => {
    if (!(await isShown(context, matchId))) throw errors.MATCH_NOT_FOUND()
    const log = await matchLog(context.app, matchId, after)
    if (log === undefined) throw errors.MATCH_NOT_FOUND()
    const entries = log.entries.slice(0, MOST)
    return success(counted(entries.length, 'entry', 'entries'), { seq: log.seq, entries })
  },
)
