import { data } from 'react-router'
import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/match-route.ts'
import { calendarAnswer } from './calendar-answer.ts'

/** A match for a calendar. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { matchId } = params
  const { matches } = (await orNotFound(context.get(apiContext).matches.calendar({ matchId }))).data
  const [match] = matches
  if (match === undefined) throw data(null, { status: 404 })
  return calendarAnswer(request, matches, { name: null, file: match.card.slug })
}
