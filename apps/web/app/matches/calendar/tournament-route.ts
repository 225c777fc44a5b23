import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/tournament-route.ts'
import { calendarAnswer } from './calendar-answer.ts'

/** The matches of a tournament for a calendar. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { tournamentId } = params
  const [{ tournament }, { matches }] = await Promise.all([
    orNotFound(api.tournaments.show({ tournamentId })).then(({ data }) => data),
    orNotFound(api.matches.calendar({ tournamentId })).then(({ data }) => data),
  ])
  return calendarAnswer(request, matches, { name: tournament.name, file: tournament.slug })
}
