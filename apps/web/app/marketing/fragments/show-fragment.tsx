import { Seam } from '@pavilion/kit/cricket/scoreboard/seam.tsx'
import { staticIsland } from '@pavilion/kit/islands/island.tsx'
import type { ReactNode } from 'react'
import { LivePanel } from '#shared/live-panel.tsx'
import { useLiveCard } from '#shared/live-scores.tsx'
import { MatchTile } from '#shared/match-tile.tsx'
import { seamWords, stitchesOf } from '#shared/score-of.ts'
import * as t from '#texts/marketing.ts'
import type { Samples } from '../load-samples.ts'
import { Pad } from '../pad/pad.tsx'
import type { Fragment } from '../product-type.ts'
import { Brands } from './brands.tsx'
import styles from './fragments.module.css'
import { NothingYet } from './nothing-yet.tsx'
import { SlotSheet } from './slot-sheet.tsx'
import { StillFragment } from './still-fragment.tsx'
import type { Still, StillFragmentProps } from './still-fragment.tsx'

const Unchanging = staticIsland(import.meta.env.SSR ? StillFragment : undefined, () =>
  import('./still-fragment.tsx').then((module) => module.StillFragment),
)

type Living = Exclude<Fragment, Still>

/** How the fragments are drawn that follow what happens, or can be pressed; nothing where the site has none to show. */
const living: Readonly<Record<Living, (samples: Samples) => ReactNode>> = {
  board: ({ match }) => match && <LivePanel card={match} />,
  brands: ({ match }) => <Brands match={match} />,
  fixtures: ({ fixtures }) => fixtures.length > 0 && <Fixtures fixtures={fixtures} />,
  pad: ({ pad }) => pad && <Pad opening={pad} />,
  seam: ({ match }) => match && <LiveSeam match={match} />,
  slots: ({ slots }) => slots && <SlotSheet offer={slots} />,
}

const isLiving = (fragment: Fragment): fragment is Living => Object.hasOwn(living, fragment)

type ShowFragmentProps = Omit<StillFragmentProps, 'fragment'> & { readonly fragment: Fragment }

/** A piece of the product, working on what the site holds. */
export function ShowFragment({ fragment, samples, shell }: ShowFragmentProps) {
  if (!isLiving(fragment)) return <Unchanging {...{ fragment, samples, shell }} />
  return living[fragment](samples) || <NothingYet />
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
        <small className="pv-caption">{t.sampleMatchesPlayedByA}</small>
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
