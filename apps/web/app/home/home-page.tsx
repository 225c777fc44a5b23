import { classes } from '@pavilion/kit/classes.ts'
import { Crease } from '@pavilion/kit/crease.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/home-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { GroundCards } from '#shared/ground-cards.tsx'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchTile } from '#shared/match-tile.tsx'
import { CentralIndex } from './central-index.tsx'
import { FromTheBlog } from './from-the-blog.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { Legends } from './legends.tsx'
import { loadHome } from './load-home.ts'
import { ProductLinks } from './product-links.tsx'
import { Story } from './story.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(apiContext))

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = shellOf(matches)
  return headOf(shell, {
    title: shell?.site.tagline ?? '',
    description: shell?.site.description ?? '',
    keywords: ['scoring', 'tournaments', 'cricket platform'],
    path: '/',
    about: {
      '@type': 'WebSite',
      name: shell?.site.name,
      url: shell?.origin,
      description: shell?.site.description,
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
        <section className={styles.ribbon} aria-label="Matches now, next and latest">
          <div className={classes('pv-page', styles.tiles)}>
            {home.matches.map((card) => (
              <MatchTile key={card.id} card={card} />
            ))}
          </div>
        </section>
      )}
      {home.hero && <Story match={home.hero} table={home.table} />}
      <CentralIndex counts={shell.counts} table={home.table} />
      {home.grounds.length > 0 && (
        <section className="pv-section">
          <div className="pv-page">
            <Crease title="Grounds of the season">
              <Link className="pv-link" to="/match-central/grounds">
                All grounds
              </Link>
            </Crease>
            <GroundCards grounds={home.grounds} />
          </div>
        </section>
      )}
      <ProductLinks />
      <Legends section={home.legends} />
      <FromTheBlog section={home.blog} site={shell.site} />
    </>
  )
}
