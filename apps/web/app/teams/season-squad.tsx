import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import type { SeasonSquad as Squad } from '@pavilion/contract/teams/team-calls.ts'
import * as t from '#texts/teams.ts'
import styles from './season-squad.module.css'

/** Who is in the squad of the season, with shirt numbers, captain and keeper. */
export function SeasonSquad({ squad: { season, players } }: { readonly squad: Squad }) {
  return (
    <section>
      <SectionHeading title={t.squadOf({ season })} />
      <ul className={styles.squad}>
        {players.map(({ name, shirt, isCaptain, isKeeper }, at) => (
          // Two children may have the same initials.
          <li key={`${at} ${name}`}>
            <span className={styles.number}>{shirt}</span>
            <b>{name}</b>
            {isCaptain && <Tag tone="willow">{t.captain}</Tag>}
            {isKeeper && <Tag>{t.keeper}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  )
}
