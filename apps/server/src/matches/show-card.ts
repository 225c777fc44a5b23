import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { worldShown } from '#sites/sites.ts'
import { listMatches } from './list-matches.ts'

export const showMatchCard = os.matches.card.handler(
  async ({ input: { matchId }, context, errors }) => {
    const { world } = context
    const shown = { ids: [matchId], world: await worldShown(context) }
    const [card] = await listMatches(world, shown)
    if (card === undefined) throw errors.MATCH_NOT_FOUND()
    return success(card.sentence, card)
  },
)
