import { daysOf } from '@pavilion/cricket/views/sessions.ts'
import { viewOf } from '@pavilion/cricket/views/view.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { siteScope } from '#sites/sites.ts'
import { findDates } from './dates.queries.ts'
import { findSignatures } from './files/signatures.queries.ts'
import { howScored, nothingRecorded } from './how-scored.ts'
import { findScoring } from './how-scored.queries.ts'
import { listMatches } from './list-matches.ts'
import { findMatchInfo, type MatchInfoRow } from './match-info.queries.ts'
import { matchInfo } from './match-info.ts'
import { publicMatch } from './public-match.ts'
import { readMatch } from './read-match.ts'

const hasDays = (row: MatchInfoRow | undefined): boolean =>
  row !== undefined && row.setup.conditions.inningsPerSide > 1

export const showMatch = os.matches.show.handler(
  async ({ input: { matchId }, context, errors }) => {
    const { app } = context
    const shown = { ids: [matchId], scope: await siteScope(context) }
    const [[card], row, [scoring = nothingRecorded], signatures] = await Promise.all([
      listMatches(app, shown),
      findMatchInfo(app.db, matchId),
      findScoring(app.db, [matchId]),
      findSignatures(app.db, matchId),
    ])
    const dates = hasDays(row) ? await findDates(app.db, matchId) : null
    const read = await readMatch(app, matchId)
    if (card === undefined || row === undefined || read === undefined)
      throw errors.MATCH_NOT_FOUND()
    const state = await publicMatch(app, read)
    const isImported = row.source === 'cricsheet'
    const scored = howScored(state, { ...scoring, signatures, isImported })
    return success(card.sentence, {
      card,
      info: matchInfo({ row, scored }, card, state),
      setup: row.setup,
      view: viewOf(state),
      days: dates === null ? [] : [...daysOf(state, dates)],
    })
  },
)
