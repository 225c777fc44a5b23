import { wakingPart, lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { redirect } from 'react-router'
import { apiContext } from '#context.ts'
import type { Api } from '#context.ts'
import { matchAddress } from '#shared/addresses.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/match-live-page.ts'
import { BeforePlay } from './live-tab/before-play.tsx'
import { ballOf, choiceOf, choiceQuery } from './live-tab/choice.ts'
import { choiceWith, readOvers } from './live-tab/commentary-data.ts'
import { ToldOvers } from './live-tab/told-overs.tsx'
import { useMatch } from './use-match.ts'

const Before = lazyIsland(import.meta.env.SSR ? BeforePlay : undefined, () =>
  import('./live-tab/before-play.tsx').then((module) => module.BeforePlay),
)
const Overs = wakingPart(import.meta.env.SSR ? ToldOvers : undefined, () =>
  import('./live-tab/told-overs.tsx').then((module) => module.ToldOvers),
)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const ball = ballOf(searchParams)
  if (ball !== undefined) throw redirect(await addressOfBall(api, params.matchId, ball))
  const choice = choiceOf(searchParams)
  return orNotFound(readOvers(api, params.matchId, choice))
}

/** `?ball=` leads to the overs that have the ball, and there to its line. */
async function addressOfBall(api: Api, matchId: string, seq: number): Promise<string> {
  const { data: card } = await orNotFound(api.matches.card({ matchId }))
  const innings = card.innings.length
  const choice = await choiceWith(api, { matchId, seq, innings })
  const match = matchAddress(card)
  return choice === undefined ? match : `${match}${choiceQuery(choice)}#ball-${seq}`
}

export default function MatchLivePage({ loaderData }: Route.ComponentProps) {
  const { view } = useMatch()
  return view.innings.length === 0 ? <Before /> : <Overs told={loaderData} />
}
