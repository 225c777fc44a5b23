import type { Brand, SponsorPlace } from '@pavilion/contract/tournaments/brand-fields.ts'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import * as t from '#texts/tournaments.ts'
import styles from './sponsors.module.css'

const SIZE = 44

const labels: Readonly<Record<SponsorPlace, string>> = {
  title: t.titleSponsor,
  table: t.sponsorsLabel,
  bulletin: t.sponsorsLabel,
}

type SponsorsProps = {
  readonly sponsors: Brand['sponsors']
  /** Only those of this place. */
  readonly place: SponsorPlace
}

/** Who pays for a tournament, with a crest where no logo was sent. */
export function Sponsors({ sponsors, place }: SponsorsProps) {
  const here = sponsors.filter((one) => one.place === place)
  if (here.length === 0) return null
  return (
    <aside className={styles.sponsors} aria-label={labels[place]}>
      <span className={styles.label}>{labels[place]}</span>
      <ul className={styles.list}>
        {here.map((one) => (
          <li key={one.id}>
            <One sponsor={one} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

function One({
  sponsor: { name, link, picture },
}: {
  readonly sponsor: Brand['sponsors'][number]
}) {
  const shown = (
    <>
      {picture === null ? (
        <Crest name={name} size={SIZE} />
      ) : (
        <img className={styles.picture} src={picture} alt="" loading="lazy" />
      )}
      <span>{name}</span>
    </>
  )
  return link === '' ? (
    <span className={styles.one}>{shown}</span>
  ) : (
    <a className={styles.one} href={link} target="_blank" rel="sponsored noopener">
      {shown}
    </a>
  )
}
