import { Ground } from '@pavilion/kit/art/ground.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Shell } from '#layout/shell.ts'
import { groundAddress } from '#shared/addresses.ts'
import { counted } from '#shared/figures.ts'
import { GroundCards } from '#shared/ground-cards.tsx'
import * as t from '#texts/marketing.ts'
import type { Samples } from '../load-samples.ts'
import type { Fragment } from '../product-type.ts'
import { Correction, Dismissals, Formats } from './engine.tsx'
import styles from './fragments.module.css'
import { NothingYet } from './nothing-yet.tsx'
import { Officials, Organisations, Players } from './people.tsx'
import { LiveAddresses, SiteRecord, Start } from './site-facts.tsx'
import { Leaders, Standings } from './standings.tsx'

type Shown = { readonly samples: Samples; readonly shell: Shell }

/** What stays as it was when the page was asked for. */
export type Still = Exclude<Fragment, 'board' | 'brands' | 'fixtures' | 'pad' | 'seam' | 'slots'>

export type StillFragmentProps = Shown & { readonly fragment: Still }

const some = (list: readonly unknown[], drawn: () => ReactNode) =>
  list.length > 0 ? drawn() : undefined

const organisations = ({ samples }: Shown) =>
  some(samples.organisations, () => <Organisations organisations={samples.organisations} />)

/** The component of each fragment; it renders `undefined` when the site has no data for it. */
const drawn: Readonly<Record<Still, (shown: Shown) => ReactNode>> = {
  academies: organisations,
  associations: organisations,
  clubs: organisations,
  correction: ({ samples: { correction } }) => correction && <Correction correction={correction} />,
  dismissals: ({ samples }) => <Dismissals dismissals={samples.dismissals} />,
  formats: ({ samples }) => <Formats formats={samples.formats} />,
  ground: ({ samples }) => some(samples.grounds, () => <OneGround {...samples} />),
  grounds: ({ samples: { grounds } }) =>
    some(grounds, () => <GroundCards grounds={grounds.slice(0, 2)} />),
  leaders: ({ samples: { table } }) => table && <Leaders table={table} />,
  'live-addresses': ({ samples: { match }, shell: { origin } }) => (
    <LiveAddresses match={match} origin={origin} />
  ),
  officials: ({ samples: { officials } }) =>
    some(officials, () => <Officials officials={officials} />),
  players: ({ samples: { players } }) => some(players, () => <Players players={players} />),
  'site-record': ({ shell: { site } }) => <SiteRecord site={site} />,
  standings: ({ samples: { table } }) => table && <Standings table={table} />,
  start: () => <Start />,
  wheel: ({ samples: { match, shots } }) =>
    some(shots, () => (
      <div className={styles.wheel}>
        <Ground
          name={match?.ground?.name ?? ''}
          label={t.wagonWheelOfTheLatest}
          view={{ width: 860, height: 830 }}
          fit="contain"
          surroundings={false}
          shots={shots}
        />
      </div>
    )),
}

export const StillFragment = ({ fragment, samples, shell }: StillFragmentProps) =>
  drawn[fragment]({ samples, shell }) ?? <NothingYet />

function OneGround({ grounds, match, shots }: Samples) {
  const [first] = grounds
  if (first === undefined) return null
  return (
    <Link className={styles.ground} to={groundAddress(first)}>
      <span>
        <Ground
          name={first.name}
          view={{ width: 1361, height: 936 }}
          shots={match?.ground?.id === first.id ? shots : []}
        />
      </span>
      <span>
        {first.name}
        <small className="pv-caption">
          {[first.city, counted(first.matches, 'match', 'matches')].filter(Boolean).join(', ')}
        </small>
      </span>
    </Link>
  )
}
