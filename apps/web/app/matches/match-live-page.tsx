import { deferredIsland, lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { redirect } from 'react-router'
import { apiContext } from '#context.ts'
import type { Api } from '#context.ts'
import { matchAddress } from '#shared/addresses.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/match-live-page.ts'
import { ballOf, choiceOf, choiceQuery } from './live-tab/choice.ts'
import { choiceWith, readOvers } from './live-tab/commentary-data.ts'
import { ToldOvers } from './live-tab/told-overs.tsx'
import { MatchPreview } from './preview-tab/match-preview.tsx'
import { readPreview } from './preview-tab/preview-data.ts'
import { MatchSummary } from './summary-tab/match-summary.tsx'
import { useMatch } from './use-match.ts'

const Before = lazyIsland(import.meta.env.SSR ? MatchPreview : undefined, () =>
  import('./preview-tab/match-preview.tsx').then((module) => module.MatchPreview),
)
const Overs = deferredIsland(import.meta.env.SSR ? ToldOvers : undefined, () =>
  import('./live-tab/told-overs.tsx').then((module) => module.ToldOvers),
)
const After = lazyIsland(import.meta.env.SSR ? MatchSummary : undefined, () =>
  import('./summary-tab/match-summary.tsx').then((module) => module.MatchSummary),
)

const untold = { overs: [], hasEarlier: false }

export async function loader({ context, params: { matchId }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const ball = ballOf(searchParams)
  if (ball !== undefined) throw redirect(await addressOfBall(api, matchId, ball))
  const { data: card } = await orNotFound(api.matches.card({ matchId }))
  if (card.status === 'upcoming') return { told: untold, preview: await readPreview(api, card) }
  if (card.status !== 'live') return { told: untold, preview: null }
  const choice = choiceOf(searchParams)
  return { told: await orNotFound(readOvers(api, matchId, choice)), preview: null }
}

/** `?ball=` leads to the overs that have the ball, and there to its line. */
async function addressOfBall(api: Api, matchId: string, seq: number): Promise<string> {
  const { data: card } = await orNotFound(api.matches.card({ matchId }))
  const innings = card.innings.length
  const choice = await choiceWith(api, { matchId, seq, innings })
  const match = matchAddress(card)
  if (choice === undefined) return match
  const tab = card.status === 'live' ? match : `${match}/commentary`
  return `${tab}${choiceQuery(choice)}#ball-${seq}`
}

/** The preview before a match, the commentary while it is live, and a summary after it. */
export default function MatchLivePage({ loaderData: { told, preview } }: Route.ComponentProps) {
  const { view } = useMatch()
  if (view.result !== null) return <After />
  return view.innings.length === 0 ? <Before preview={preview} /> : <Overs told={told} />
}
