import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { featured } from '#calls/matches.ts'
import * as t from '#texts/marketing.ts'
import styles from './fragments.module.css'

/** The record of this site. */
export function SiteRecord({ site }: { readonly site: Site }) {
  const facts = [
    ['name', site.name],
    ['country', site.country],
    ['currency', site.currency],
    ['locale', site.locale],
    [t.timeZone, site.timeZone],
    [t.brandColour, site.theme['--pv-brand'] ?? 'the house’s own'],
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
          { to: `/live/${match.id}.json`, says: t.theBoardAsItStands },
          { to: `/live/${match.id}`, says: t.everyBallAsServerSent },
        ]
      : []),
    { to: '/live/scores', says: t.theScoresOfAllLive },
    { to: featured.path, says: t.matchesToLookAtFirst },
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

const commands = [t.gitCloneThisRepositoryCd, t.npmStart]

export function Start() {
  return (
    <pre className={styles.code}>
      <code>{commands.join('\n')}</code>
    </pre>
  )
}
