import { Ground } from '@pavilion/kit/art/ground.tsx'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import type { Shell } from '#layout/shell.ts'
import * as t from '#texts/home.ts'
import { HeroBoard } from './hero-board.tsx'
import styles from './hero.module.css'
import type { Hero as HeroMatch } from './load-home.ts'

type HeroProps = { readonly shell: Shell; readonly match: HeroMatch | null }

/** The site's headline over a drawing of the match's ground, with every shot of the innings. */
export function Hero({ shell: { site, counts }, match }: HeroProps) {
  const live = counts.liveMatches
  const ground = match?.card.ground?.name ?? site.name
  return (
    <section className={styles.hero}>
      <div className={styles.art}>
        <Ground
          name={ground}
          label={
            match && match.shots.length > 0
              ? t.fromAboveWithShots({ ground })
              : t.fromAbove({ ground })
          }
          view={{ x: 10, y: 104, width: 1190, height: 762 }}
          transparent
          shots={match?.shots ?? []}
        />
      </div>
      <div className={classes('pv-page', styles.columns)}>
        <div>
          <h1 className={classes('pv-headline', styles.headline)}>{site.tagline}</h1>
          <p className={styles.lead}>{site.description}</p>
          <div className={styles.actions}>
            <Link className={buttonClasses({ size: 'large' })} to="/manage/matches/new">
              {t.startScoringFree}
            </Link>
            <Link
              className={buttonClasses({ variant: 'outline', size: 'large' })}
              to="/match-central/matches"
            >
              {live > 0 ? t.watchLiveMatches({ live }) : t.viewMatches}
            </Link>
          </div>
        </div>
        {match && (
          <div className={styles.live}>
            <HeroBoard match={match} />
          </div>
        )}
      </div>
    </section>
  )
}
