import type { InningsView } from '@pavilion/cricket/views/view.ts'
import {
  type Partnership,
  PartnershipBars,
} from '@pavilion/kit/cricket/charts/partnership-bars.tsx'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import * as t from '#texts/matches.ts'
import type { Route } from './+types/match-charts-page.ts'
import { MatchPitches } from './charts/match-pitches.tsx'
import { MatchManhattans, MatchRunRate, MatchWorm } from './charts/runs-charts.tsx'
import { InningsTabs, useChartedInnings } from './charts/innings-tabs.tsx'
import { stands } from './charts/series.ts'
import { useCharted } from './charts/use-charted.ts'
import { Wagon } from './charts/wagon.tsx'
import { Figure } from './explain/figure.tsx'
import { inningsName } from './innings-text.ts'
import styles from './match.module.css'
import { shortNames } from './short-names.ts'
import { useMatch } from './use-match.ts'

export async function loader({ context, params: { matchId } }: Route.LoaderArgs) {
  const { matches } = context.get(apiContext)
  const [{ data }, lefts] = await Promise.all([
    orNotFound(matches.charts({ matchId })),
    orNotFound(matches.leftHanders({ matchId })),
  ])
  const { wagonWheel, pitchMap } = data.charts
  return {
    wagons: wagonWheel.series.filter(({ points }) => points.length > 0),
    pitches: pitchMap.series,
    leftHanders: lefts.data.players,
  }
}

/** Another innings needs no new data. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['matchId'] !== nextParams['matchId']

export default function MatchChartsPage({ loaderData }: Route.ComponentProps) {
  const { view, card, folded } = useMatch()
  const charted = useCharted()
  const innings = useChartedInnings(charted)
  const wagons = folded?.wagon ?? loaderData.wagons
  if (view.innings.length === 0) return <p className={styles.nothing}>{t.noBallHasBeenBowledYet}</p>
  const only = innings?.number
  const isShown = (number: number) => only === undefined || number === only
  const shown = wagons.filter((series) => isShown(series.innings))
  const partnerships = view.innings
    .filter(({ number }) => isShown(number))
    .toReversed()
    .map((innings) => (
      <PartnershipBars
        key={innings.number}
        title={[t.partnerships, innings.team.name, inningsName(innings, view.innings)]
          .filter(Boolean)
          .join(', ')}
        level={2}
        partnerships={explainedStands(innings, shortNames(view))}
      />
    ))
  return (
    <div className={styles.charts}>
      <div className={styles.side}>
        <MatchWorm charted={charted} height={340} />
        {innings && <InningsTabs charted={charted} current={innings} />}
        <MatchManhattans charted={charted} height={300} innings={only} />
        {shown.length > 0 && partnerships}
      </div>
      <div className={styles.side}>
        {shown.map((series) => (
          <Wagon
            key={series.innings}
            series={series}
            batting={view.innings.find(({ number }) => number === series.innings)?.batting ?? []}
            leftHanders={loaderData.leftHanders}
            ground={card.ground?.name ?? card.slug}
          />
        ))}
        <MatchPitches known={loaderData.pitches} leftHanders={loaderData.leftHanders} only={only} />
        <MatchRunRate charted={charted} />
        {shown.length === 0 && partnerships}
      </div>
    </div>
  )
}

/** The runs of each stand open the balls that made them. */
function explainedStands(innings: InningsView, short: (name: string) => string): Partnership[] {
  const all = stands(innings, short)
  const first = all.findIndex(({ runs }) => runs > 0)
  return all.map((stand, at) => ({
    ...stand,
    figure: (
      <Figure
        asked={`${innings.number}/partnership/${at}`}
        value={stand.runs}
        isFirst={at === first}
      >
        {`${stand.runs}${stand.unbroken ? '*' : ''}`}
      </Figure>
    ),
  }))
}
