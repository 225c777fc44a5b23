import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { featured } from '#calls/matches.ts'
import styles from './fragments.module.css'

/** The record of this site. */
export function SiteRecord({ site }: { readonly site: Site }) {
  const facts = [
    ['name', site.name],
    ['country', site.country],
    ['currency', site.currency],
    ['locale', site.locale],
    ['time zone', site.timeZone],
    ['brand colour', site.theme['--pv-brand'] ?? 'the house’s own'],
  ]
  return (
    <dl className={styles.record}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type LiveAddressesProps = { readonly match: MatchCard | null; readonly origin: string }

/** The addresses of this site's live scores for programs. */
export function LiveAddresses({ match, origin }: LiveAddressesProps) {
  const addresses = [
    ...(match
      ? [
          { to: `/live/${match.id}.json`, says: 'the board as it stands' },
          { to: `/live/${match.id}`, says: 'every ball, as server-sent events' },
        ]
      : []),
    { to: '/live/scores', says: 'the scores of all live matches' },
    { to: featured.path, says: 'matches to look at first' },
  ]
  return (
    <dl className={styles.addresses}>
      {addresses.map(({ to, says }) => (
        <div key={to}>
          <dt>{says}</dt>
          <dd>
            <code>
              {origin}
              {to}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const commands = ['git clone <this repository> && cd <its folder>', 'npm start']

export function Start() {
  return (
    <pre className={styles.code}>
      <code>{commands.join('\n')}</code>
    </pre>
  )
}
