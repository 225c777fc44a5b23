import { wakingPart, lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/match-live-page.ts'
import { BeforePlay } from './live-tab/before-play.tsx'
import { choiceOf } from './live-tab/choice.ts'
import { readOvers } from './live-tab/commentary-data.ts'
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
  const choice = choiceOf(new URL(request.url).searchParams)
  return orNotFound(readOvers(api, params.matchId, choice))
}

export default function MatchLivePage({ loaderData }: Route.ComponentProps) {
  const { view } = useMatch()
  return view.innings.length === 0 ? <Before /> : <Overs told={loaderData} />
}
