import { deferredIsland } from '@pavilion/kit/islands/island.tsx'
import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/match-commentary-page.ts'
import { choiceOf } from './live-tab/choice.ts'
import { readOvers } from './live-tab/commentary-data.ts'
import { ToldOvers } from './live-tab/told-overs.tsx'

const Overs = deferredIsland(import.meta.env.SSR ? ToldOvers : undefined, () =>
  import('./live-tab/told-overs.tsx').then((module) => module.ToldOvers),
)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const choice = choiceOf(new URL(request.url).searchParams)
  return orNotFound(readOvers(context.get(apiContext), params.matchId, choice))
}

export default function MatchCommentaryPage({ loaderData }: Route.ComponentProps) {
  return <Overs told={loaderData} />
}
