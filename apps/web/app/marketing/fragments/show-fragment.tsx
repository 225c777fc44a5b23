import { Ground } from '@pavilion/kit/art/ground.tsx'
import { Seam } from '@pavilion/kit/scoreboard/seam.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Shell } from '#layout/shell.ts'
import { groundAddress } from '#shared/addresses.ts'
import { counted } from '#shared/figures.ts'
import { GroundCards } from '#shared/ground-cards.tsx'
import { useLiveCard } from '#shared/live-scores.tsx'
import { MatchTile } from '#shared/match-tile.tsx'
import { seamWords, stitchesOf } from '#shared/score-of.ts'
import type { Samples } from '../load-samples.ts'
import { Pad } from '../pad/pad.tsx'
import type { Fragment } from '../product-type.ts'
import { Brands } from './brands.tsx'
import { Correction, Dismissals, Formats } from './engine.tsx'
import styles from './fragments.module.css'
import { LiveBoard } from './live-board.tsx'
import { Officials, Players, Teams } from './people.tsx'
import { LiveAddresses, SiteRecord, Start } from './site-facts.tsx'
import { Leaders, Standings } from './standings.tsx'

type Shown = { readonly samples: Samples; readonly shell: Shell }

const some = (list: readonly unknown[], drawn: () => ReactNode) =>
  list.length > 0 ? drawn() : undefined

/** How each fragment is drawn; `undefined` where the site has nothing to show for it yet. */
const drawn: Readonly<Record<Fragment, (shown: Shown) => ReactNode>> = {
  board: ({ samples: { match } }) => match && <LiveBoard card={match} />,
  brands: ({ samples: { match } }) => <Brands match={match} />,
  correction: ({ samples: { correction } }) => correction && <Correction correction={correction} />,
  dismissals: ({ samples }) => <Dismissals dismissals={samples.dismissals} />,
  fixtures: ({ samples: { fixtures } }) => some(fixtures, () => <Fixtures fixtures={fixtures} />),
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
  pad: ({ samples: { pad } }) => pad && <Pad opening={pad} />,
  players: ({ samples: { players } }) => some(players, () => <Players players={players} />),
  seam: ({ samples: { match } }) => match && <LiveSeam match={match} />,
  'site-record': ({ shell: { site } }) => <SiteRecord site={site} />,
  standings: ({ samples: { table } }) => table && <Standings table={table} />,
  start: () => <Start />,
  teams: ({ samples: { teams } }) => some(teams, () => <Teams teams={teams} />),
  wheel: ({ samples: { match, shots } }) =>
    some(shots, () => (
      <div className={styles.wheel}>
        <Ground
          name={match?.ground?.name ?? ''}
          label="Wagon wheel of the latest innings"
          view={{ width: 860, height: 830 }}
          fit="contain"
          surroundings={false}
          shots={shots}
        />
      </div>
    )),
}

type ShowFragmentProps = Shown & { readonly fragment: Fragment }

/** A piece of the product, working on what the site holds. */
export function ShowFragment({ fragment, samples, shell }: ShowFragmentProps) {
  return (
    drawn[fragment]({ samples, shell }) ?? (
      <p className={styles.none}>Nothing to show yet: the first match on this site fills it.</p>
    )
  )
}

function Fixtures({ fixtures }: Pick<Samples, 'fixtures'>) {
  return (
    <>
      <div className={styles.tiles}>
        {fixtures.map((card) => (
          <MatchTile key={card.id} card={card} />
        ))}
      </div>
      {fixtures.some(({ isSample }) => isSample) && (
        <small className="pv-caption">Sample matches, played by a simulator.</small>
      )}
    </>
  )
}

function LiveSeam({ match }: { readonly match: NonNullable<Samples['match']> }) {
  const card = useLiveCard(match)
  return (
    <Seam
      stitches={stitchesOf(card.seam)}
      total={card.ballsAllotted ?? undefined}
      label={seamWords(card)}
    />
  )
}

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
