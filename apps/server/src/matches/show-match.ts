import { viewOf } from '@pavilion/cricket/view.ts'
import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { worldShown } from '#sites/sites.ts'
import { listMatches } from './list-matches.ts'
import { findMatchInfo } from './match-info.queries.ts'
import { matchInfo } from './match-info.ts'
import { readMatch } from './read-match.ts'

export const showMatch = os.matches.show.handler(
  async ({ input: { matchId }, context, errors }) => {
    const { world } = context
    const shown = { ids: [matchId], world: await worldShown(context) }
    const [[card], row] = await Promise.all([
      listMatches(world, shown),
      findMatchInfo(world.db, matchId),
    ])
    const state = await readMatch(world, matchId)
    if (card === undefined || row === undefined || state === undefined)
      throw errors.MATCH_NOT_FOUND()
    return success(card.sentence, {
      card,
      info: matchInfo(row, card, state),
      setup: row.setup,
      view: viewOf(state),
    })
  },
)
