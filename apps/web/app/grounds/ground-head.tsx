import type { GroundSummary, PublicGround } from '@pavilion/contract/grounds/ground-calls.ts'
import type { Rating } from '@pavilion/contract/reviews/review-calls.ts'
import { Ground } from '@pavilion/kit/art/ground.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import type { ReactNode } from 'react'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { countryName } from '#shared/country-name.ts'
import * as t from '#texts/grounds.ts'
import { ConsoleLink } from './console-link.tsx'
import styles from './ground-head.module.css'

type Photo = NonNullable<PublicGround['photos']>[number]

type GroundHeadProps = {
  readonly ground: GroundSummary
  readonly photos: readonly Photo[]
  readonly rating: Rating
}

const Console = lazyIsland(import.meta.env.SSR ? ConsoleLink : undefined, () =>
  import('./console-link.tsx').then((module) => module.ConsoleLink),
)

/** A ground's name and rating over its photos. */
export function GroundHead({ ground, photos, rating }: GroundHeadProps) {
  const { name, city, country, timeZone, matches } = ground
  const locale = useShell()?.site.locale ?? 'en'
  const place = [city, country && countryName(country, locale)].filter(Boolean).join(', ')
  return (
    <header className={classes('pv-page', styles.head)}>
      <nav className="pv-small pv-muted" aria-label={t.breadcrumb}>
        <Link className="pv-link" to="/match-central/grounds">
          {t.grounds}
        </Link>{' '}
        / {name}
      </nav>
      <div className={styles.title}>
        <h1 className="pv-title">{name}</h1>
        <Console ground={ground} />
      </div>
      <p className={styles.facts}>
        {rating.average !== null && <Rated average={rating.average} reviews={rating.reviews} />}
        {ground.isPlaying && <LiveTag>{t.playing}</LiveTag>}
        {ground.isSample && <Tag>{t.sample}</Tag>}
        {place !== '' && (
          <span>
            <Icon name="pin" size={18} />
            {place}
          </span>
        )}
        <span>{t.matches({ matches })}</span>
        {timeZone !== 'UTC' && (
          <span>
            <Icon name="clock" size={18} />
            {t.timeZoneIs({ zone: timeZone.replaceAll('_', ' ') })}
          </span>
        )}
      </p>
      <Sights name={name} photos={photos} />
    </header>
  )
}

type RatedProps = { readonly average: number; readonly reviews: number }

const Rated = ({ average, reviews }: RatedProps) => (
  <a className={styles.rated} href="#reviews">
    <Icon name="star" size={18} />
    <b>{average.toFixed(1)}</b>
    <span className="pv-hidden">{t.of5Stars}</span>
    {t.reviews({ reviews })}
  </a>
)

const drawings = [
  { words: t.illustration, view: { width: 1361, height: 620 }, surroundings: true },
  { words: t.theSquare, view: { width: 330, height: 180 }, surroundings: false },
  { words: t.theBoundary, view: { x: -380, width: 420, height: 240 }, surroundings: true },
] as const

/** The photos, the first one large; drawings of the ground take the place of missing ones. */
function Sights({ name, photos }: { readonly name: string; readonly photos: readonly Photo[] }) {
  const rest = photos.slice(drawings.length)
  return (
    <>
      <div className={styles.drawings}>
        {drawings.map(({ words, view, surroundings }, at) => (
          <figure key={words}>
            <Sight photo={photos[at]} name={name}>
              <Ground name={name} view={view} surroundings={surroundings} />
              <figcaption>{words}</figcaption>
            </Sight>
          </figure>
        ))}
      </div>
      {rest.length > 0 && (
        <ul className={styles.more}>
          {rest.map(({ id, address, alt }) => (
            <li key={id}>
              <a href={address}>
                <img src={address} alt={alt || t.anotherPhotoOfName({ name })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type SightProps = {
  readonly photo: Photo | undefined
  readonly name: string
  readonly children: ReactNode
}

/** A photo, or its replacement. */
function Sight({ photo, name, children }: SightProps) {
  if (photo === undefined) return children
  return (
    <>
      <img src={photo.address} alt={photo.alt || t.photoOfName({ name })} />
      {photo.alt !== '' && <figcaption aria-hidden="true">{photo.alt}</figcaption>}
    </>
  )
}
