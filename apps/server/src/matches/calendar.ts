import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { siteScope } from '#sites/sites.ts'
import { findForCalendar } from './calendar.queries.ts'
import { listMatches } from './list-matches.ts'

const MOST = 1000
const DAY_MS = 86_400_000
const SHOWN_BACK = 60 * DAY_MS

/** A team, or a club, has a past of many years, which nobody subscribes to. */
export const showCalendar = os.matches.calendar.handler(async ({ input, context }) => {
  const { app } = context
  const { matchId, tournamentId, teamId, organisationId } = input
  const isWhole = teamId === undefined && organisationId === undefined
  const since = new Date(Date.parse(app.now()) - SHOWN_BACK).toISOString().slice(0, 10)
  const filter = {
    ids: matchId === undefined ? undefined : [matchId],
    tournamentId,
    teamId,
    organisationId,
    from: isWhole ? undefined : since,
    scope: await siteScope(context),
  }
  const cards = await listMatches(app, filter, { sort: 'soonest', size: MOST })
  const rows = await findForCalendar(
    app.db,
    cards.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const matches = cards.flatMap((card) => {
    const row = byId.get(card.id)
    if (row === undefined) return []
    const { conditions, changedAt, revision } = row
    return [{ card, conditions, changedAt, revision }]
  })
  return success(counted(matches.length, 'match', 'matches'), { matches })
})
