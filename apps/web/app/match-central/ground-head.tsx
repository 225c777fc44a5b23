import type { GroundSummary } from '@pavilion/contract/ground-calls.ts'
import { Ground } from '@pavilion/kit/art/ground.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { LiveTag } from '@pavilion/kit/scoreboard/live-tag.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { counted } from '#shared/figures.ts'
import styles from './ground-head.module.css'

/** A ground's name over its drawings: the whole of it, the square, and where people sit. */
export function GroundHead({ ground }: { readonly ground: GroundSummary }) {
  const { name, city, country, timeZone, matches } = ground
  const place = [city, country].filter(Boolean).join(', ')
  return (
    <header className={classes('pv-page', styles.head)}>
      <nav className="pv-small pv-muted" aria-label="Breadcrumb">
        <Link className="pv-link" to="/match-central/grounds">
          Grounds
        </Link>{' '}
        / {name}
      </nav>
      <h1 className="pv-title">{name}</h1>
      <p className={styles.facts}>
        {ground.isPlaying && <LiveTag>PLAYING</LiveTag>}
        {ground.isSample && <Tag>Sample</Tag>}
        {place !== '' && (
          <span>
            <Icon name="pin" size={18} />
            {place}
          </span>
        )}
        <span>{counted(matches, 'match', 'matches')}</span>
        {timeZone !== 'UTC' && (
          <span>
            <Icon name="clock" size={18} />
            {timeZone.replaceAll('_', ' ')}
          </span>
        )}
      </p>
      <div className={styles.drawings}>
        <figure>
          <Ground name={name} view={{ width: 1361, height: 620 }} />
          <figcaption>Drawn, not photographed</figcaption>
        </figure>
        <figure>
          <Ground name={name} view={{ width: 330, height: 180 }} surroundings={false} />
          <figcaption>The square</figcaption>
        </figure>
        <figure>
          <Ground name={name} view={{ x: -380, width: 420, height: 240 }} />
          <figcaption>By the rope</figcaption>
        </figure>
      </div>
    </header>
  )
}
