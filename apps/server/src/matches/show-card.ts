import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { siteScope } from '#sites/sites.ts'
import { listMatches } from './list-matches.ts'

export const showMatchCard = os.matches.card.handler(
  async ({ input: { matchId }, context, errors }) => {
    const { app } = context
    const shown = { ids: [matchId], scope: await siteScope(context) }
    const [card] = await listMatches(app, shown)
    if (card === undefined) throw errors.MATCH_NOT_FOUND()
    return success(card.sentence, card)
  },
)
