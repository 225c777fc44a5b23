import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/organisation-route.ts'
import { calendarAnswer } from './calendar-answer.ts'

/** The matches of all teams of a club, or of the tournaments of an association, for a calendar. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { organisationId } = params
  const [{ organisation }, { matches }] = await Promise.all([
    orNotFound(api.organisations.show({ organisationId })).then(({ data }) => data),
    orNotFound(api.matches.calendar({ organisationId })).then(({ data }) => data),
  ])
  return calendarAnswer(request, matches, { name: organisation.name, file: organisation.slug })
}
