import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { listMatches } from './list-matches.ts'

export const showMatchCard = os.matches.card.handler(
  async ({ input: { matchId }, context: { world }, errors }) => {
    const [card] = await listMatches(world, { ids: [matchId] })
    if (card === undefined) throw errors.MATCH_NOT_FOUND()
    return success(card.sentence, card)
  },
)
