import { lazyIsland, optionalPart } from '@pavilion/kit/islands/island.tsx'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import type { ComponentProps } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext, siteContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { matchAddress } from '#shared/addresses.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import { useClientState } from '#state/use-client-state.ts'
import type { Route } from './+types/match-page.ts'
import { MatchBoard } from './board/match-board.tsx'
import { dockOf } from './dock.ts'
import { Explained } from './explain/explained.tsx'
import { matchHead } from './head.ts'
import { useLiveMatch } from './live/use-live-match.ts'
import { cardAt } from './live-card.ts'
import { shownMatch, toRightAddress } from './match-data.ts'
import { tabAddress, tabOf, tabsOf } from './match-tabs.ts'
import type { Stage } from './match-tabs.ts'
import { scoreTitle } from './score-title.ts'
import { sidesText } from './sides-text.ts'
import { SpokenScore } from './spoken-score.tsx'
import { TabBar } from './tab-bar.tsx'
import type { MatchSight } from './use-match.ts'
import { useOutOfView } from './use-out-of-view.ts'

const Spoken = lazyIsland(import.meta.env.SSR ? SpokenScore : undefined, () =>
  import('./spoken-score.tsx').then((module) => module.SpokenScore),
)

const AwayNotice = optionalPart(() =>
  import('./away/away-notice.tsx').then((module) => module.AwayNotice),
)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { data } = await orNotFound(api.matches.show({ matchId: params.matchId }))
  const url = new URL(request.url)
  toRightAddress(data.card, { slug: params.slug, url })
  const { locale } = context.get(siteContext)
  return {
    ...shownMatch(data, new Date().toISOString().slice(0, 10)),
    head: matchHead(data.card, { locale, origin: url.origin, tab: tabOf(url.pathname) }),
  }
}

/** Switching between a match's tabs needs no new data; updates arrive by the stream. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['matchId'] !== nextParams['matchId']

/** The component sets the title itself, because it follows the score. */
export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const shell = shellOf(matches)
  if (shell === undefined || loaderData === undefined) return []
  const path = tabAddress(matchAddress(loaderData.card), tabOf(location.pathname))
  const isListed = loaderData.info.visibility === 'public'
  return [
    ...headOf(shell, { ...loaderData.head, path }).filter((tag) => !('title' in tag)),
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function MatchPage({ loaderData }: Route.ComponentProps) {
  const { info, days, overRules } = loaderData
  const shell = useShell()
  const live = useLiveMatch(loaderData.card, loaderData.setup)
  const view = live.folded?.view ?? loaderData.view
  const card = cardAt(loaderData.card, view)
  const locale = shell?.site.locale ?? 'en'
  const { folded } = live
  const sight: MatchSight = { card, info, days, view, folded, overRules, locale }
  return (
    <>
      <title>{[scoreTitle(card, locale), shell?.site.name].filter(Boolean).join(' · ')}</title>
      <Explained
        matchId={card.id}
        address={matchAddress(card)}
        setup={loaderData.setup}
        view={view}
      >
        <Sections
          sight={sight}
          watchers={live.watchers ?? card.watchers}
          isFollowed={loaderData.setup !== null}
        />
      </Explained>
    </>
  )
}

function stageOf({ result, innings }: MatchView): Stage {
  if (result !== null) return 'over'
  return innings.length === 0 ? 'ahead' : 'live'
}

/** By itself, since React drops what the server drew and has no code yet when the page around it renders again. */
function Away(props: ComponentProps<typeof AwayNotice>) {
  const { isRestored } = useClientState()
  return isRestored ? <AwayNotice {...props} /> : null
}

type SectionsProps = {
  readonly sight: MatchSight
  readonly watchers: number
  readonly isFollowed: boolean
}

/** The board, the tab bar and the current tab. */
function Sections({ sight, watchers, isFollowed }: SectionsProps) {
  const { card, info, view, overRules, locale } = sight
  const { pathname } = useLocation()
  const [board, docked] = useOutOfView<HTMLElement>()
  return (
    <>
      <MatchBoard
        ref={board}
        card={card}
        view={view}
        overRules={overRules}
        watchers={watchers}
        locale={locale}
      />
      <TabBar
        match={matchAddress(card)}
        tabs={tabsOf({
          hasTable: info.hasTable,
          hasPlay: view.innings.length > 0,
          stage: stageOf(view),
        })}
        docked={docked}
        dock={dockOf(view, overRules, card.sides)}
        shared={{
          title: sidesText(card),
          path: matchAddress(card),
          matchId: card.id,
          tournamentId: info.hasTable ? card.tournament?.id : undefined,
        }}
      />
      <Spoken view={view} overRules={overRules} />
      {isFollowed && <Away key={card.id} view={view} overRules={overRules} locale={locale} />}
      <div className="pv-page" key={tabOf(pathname).path}>
        <Outlet context={sight} />
      </div>
    </>
  )
}
