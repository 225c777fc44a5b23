import { classes } from '@pavilion/kit/classes.ts'
import { staticIsland } from '@pavilion/kit/islands/island.tsx'
import { Fragment } from 'react'
import type { Route } from './+types/home-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { publisherOf } from '#shared/publisher.ts'
import { MatchTile } from '#shared/match-tile.tsx'
import * as t from '#texts/home.ts'
import { HomeSections } from './home-sections.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { loadHome } from './load-home.ts'

const ServerDrawnSections = staticIsland(
  import.meta.env.SSR ? HomeSections : undefined,
  () => import('./home-sections.tsx').then((module) => module.HomeSections),
  Fragment,
)

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(apiContext))

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = shellOf(matches)
  return headOf(shell, {
    title: shell?.site.tagline ?? '',
    description: shell?.site.description ?? '',
    keywords: ['scoring', 'tournaments', t.cricketPlatform],
    path: '/',
    about: {
      '@type': 'WebSite',
      name: shell?.site.name,
      url: shell?.origin,
      description: shell?.site.description,
      publisher: publisherOf(shell),
    },
  })
}

export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const shell = useShell()
  if (shell === undefined) return null
  return (
    <>
      <Hero shell={shell} match={home.hero} />
      {home.matches.length > 0 && (
        <section className={styles.ribbon} aria-label={t.matchesNowNextAndLatest}>
          <div className={classes('pv-page', styles.tiles)}>
            {home.matches.map((card) => (
              <MatchTile key={card.id} card={card} />
            ))}
          </div>
        </section>
      )}
      <ServerDrawnSections shell={shell} home={home} />
    </>
  )
}
