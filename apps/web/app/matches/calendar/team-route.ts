import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/team-route.ts'
import { calendarAnswer } from './calendar-answer.ts'

/** The matches of a team for a calendar. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { teamId } = params
  const [{ team }, { matches }] = await Promise.all([
    orNotFound(api.teams.show({ teamId })).then(({ data }) => data),
    orNotFound(api.matches.calendar({ teamId })).then(({ data }) => data),
  ])
  return calendarAnswer(request, matches, { name: team.name, file: team.slug })
}
