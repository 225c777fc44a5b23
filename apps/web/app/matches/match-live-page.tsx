import { useSearchParams } from 'react-router'
import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/match-live-page.ts'
import { overMarks } from './board/board-words.ts'
import { latePart } from '@pavilion/kit/parts.tsx'
import { isInPlay } from './in-play.ts'
import { BeforePlay } from './live-tab/before-play.tsx'
import { choiceOf } from './live-tab/choice.ts'
import { InningsChoice } from './live-tab/choices.tsx'
import { Commentary } from './live-tab/commentary.tsx'
import { readOvers } from './live-tab/commentary-data.ts'
import type { Told } from './live-tab/commentary-data.ts'
import { OverCards } from './live-tab/over-cards.tsx'
import { Side } from './live-tab/side.tsx'
import styles from './match.module.css'
import { useMatch } from './use-match.ts'

const Before = latePart(import.meta.env.SSR ? BeforePlay : undefined, () =>
  import('./live-tab/before-play.tsx').then((module) => module.BeforePlay),
)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const choice = choiceOf(new URL(request.url).searchParams)
  return orNotFound(readOvers(api, params.matchId, choice))
}

export default function MatchLivePage({ loaderData }: Route.ComponentProps) {
  const { view, ballsPerOver } = useMatch()
  const { overs, hasEarlier, choice, innings, goesOn } = useTold(loaderData)
  if (view.innings.length === 0) return <Before />
  return (
    <div className={styles.live}>
      <div>
        <OverCards
          overs={overs.slice(0, 10)}
          current={goesOn ? overMarks(view, ballsPerOver) : undefined}
        />
        <InningsChoice innings={view.innings} shown={innings} choice={choice} />
        <Commentary
          overs={overs}
          choice={choice}
          hasEarlier={hasEarlier}
          battingSide={view.innings[innings - 1]?.team.name ?? ''}
          ballsPerOver={ballsPerOver}
        />
      </div>
      <Side />
    </div>
  )
}

/** The overs to show: as this browser folded them, else as the server told them. */
function useTold(told: Told) {
  const { view, folded } = useMatch()
  const [query] = useSearchParams()
  const choice = choiceOf(query)
  const latest = view.innings.at(-1)
  const innings = choice.innings ?? view.innings.length
  const isLatest = innings === latest?.number
  const shown =
    folded !== undefined && isLatest
      ? {
          overs: folded.overs,
          hasEarlier: folded.overs.length > choice.overs,
        }
      : told
  const goesOn = isLatest && isInPlay(view)
  return { ...shown, choice, innings, goesOn }
}
