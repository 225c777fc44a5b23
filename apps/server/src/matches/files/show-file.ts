import { os } from '#http/implement.ts'
import { isShown } from '../shown-match.ts'
import { matchFile } from './match-files.ts'

export const showMatchFile = os.matches.file.handler(
  async ({ input: { matchId, form }, context, errors }) => {
    if (!(await isShown(context, matchId))) throw errors.MATCH_NOT_FOUND()
    const file = await matchFile(context.app, matchId, form)
    if (file === undefined) throw errors.MATCH_NOT_FOUND()
    return new File([file.text], file.name, { type: file.type })
  },
)
