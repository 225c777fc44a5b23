import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { StreamStill } from '@pavilion/kit/art/stream-still.tsx'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import type { Route } from './+types/livestream-page.ts'
import { apiContext } from '#context.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { LivePanel } from '#shared/live-panel.tsx'
import * as t from '#texts/marketing.ts'
import styles from './livestream-page.module.css'
import { loadSamples } from './load-samples.ts'
import { StreamOffers } from './stream-offers.tsx'

const lead = t.noStreamIsOnAir

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [{ match }, { data }] = await Promise.all([
    loadSamples(api, { panel: 'board', rows: [] }),
    api.packages.filter({ filter: { kind: ['live-stream'] } }),
  ])
  return { title: t.liveStream, match, packages: data.items }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: t.liveStream,
    description: lead,
    keywords: [t.liveStream2, t.cricketLive],
    path: '/livestream',
  })

const sidesOf = (match: MatchCard | null): [string, string] =>
  match ? [match.sides[0].name, match.sides[1].name] : [t.home, t.away]

export default function LivestreamPage({ loaderData }: Route.ComponentProps) {
  const { match, packages } = loaderData
  return (
    <div className={classes('pv-page', styles.page)}>
      <div className={styles.picture}>
        <StreamStill seed={match?.ground?.name ?? lead} sides={sidesOf(match)} />
        <p className={styles.notice}>{lead}</p>
      </div>
      <div className={styles.side}>
        {match && <LivePanel card={match} />}
        <Link
          className={buttonClasses({ variant: 'board-outline' })}
          to="/match-central/matches?status=live"
        >
          {t.allLiveMatches}
        </Link>
        <Link className={buttonClasses({ variant: 'board-outline' })} to="/live-cricket-streaming">
          {t.aboutLiveStreaming}
        </Link>
      </div>
      <StreamOffers packages={packages} />
    </div>
  )
}
