import { apiContext } from '#context.ts'
import { matchAddress } from '#shared/addresses.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/calendar-route.ts'
import { calendarFile } from './calendar-file.ts'

/** A match for a calendar. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { data } = await orNotFound(api.matches.show({ matchId: params.matchId }))
  const { card, setup } = data
  const url = new URL(request.url).origin + matchAddress(card)
  const text = calendarFile(card, {
    conditions: setup.conditions,
    url,
    now: new Date().toISOString(),
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${card.slug}.ics"`,
    },
  })
}
