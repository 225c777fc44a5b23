import { viewOf } from '@pavilion/cricket/views/view.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { siteScope } from '#sites/sites.ts'
import { listMatches } from './list-matches.ts'
import { findMatchInfo } from './match-info.queries.ts'
import { matchInfo } from './match-info.ts'
import { publicMatch } from './public-match.ts'
import { readMatch } from './read-match.ts'

export const showMatch = os.matches.show.handler(
  async ({ input: { matchId }, context, errors }) => {
    const { app } = context
    const shown = { ids: [matchId], scope: await siteScope(context) }
    const [[card], row] = await Promise.all([
      listMatches(app, shown),
      findMatchInfo(app.db, matchId),
    ])
    const read = await readMatch(app, matchId)
    if (card === undefined || row === undefined || read === undefined)
      throw errors.MATCH_NOT_FOUND()
    const state = await publicMatch(app, read)
    return success(card.sentence, {
      card,
      info: matchInfo(row, card, state),
      setup: row.setup,
      view: viewOf(state),
    })
  },
)
