import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { SeamReader } from '@pavilion/kit/cricket/scoreboard/seam-reader.tsx'
import type { Ref } from 'react'
import * as t from '#texts/matches.ts'
import { spokenScore } from '../innings-text.ts'
import { isInPlay } from '../in-play.ts'
import { latestStitches } from '../latest-stitches.ts'
import { sidesText } from '../sides-text.ts'
import styles from './board.module.css'
import { Middle } from './middle.tsx'
import { mainInnings, Score } from './score.tsx'
import { BoardTop } from './top.tsx'
import { Upcoming } from './upcoming.tsx'

const Awaited = lazyIsland(import.meta.env.SSR ? Upcoming : undefined, () =>
  import('./upcoming.tsx').then((module) => module.Upcoming),
)

const InTheMiddle = lazyIsland(import.meta.env.SSR ? Middle : undefined, () =>
  import('./middle.tsx').then((module) => module.Middle),
)

export type MatchBoardProps = {
  readonly card: MatchCard
  readonly view: MatchView
  readonly overRules: OverRules
  readonly watchers: number
  readonly locale: string
  readonly ref?: Ref<HTMLElement>
}

/** The scoreboard at the top of a match page. */
export function MatchBoard(props: MatchBoardProps) {
  const { card, view, overRules, watchers, locale, ref } = props
  const { board } = view
  return (
    <header ref={ref} className={classes('pv-board', styles.board)}>
      <div className={classes('pv-page', styles.inner)}>
        <h1 className="pv-hidden">{sidesText(card)}</h1>
        <BoardTop
          card={card}
          status={board.status}
          toss={view.toss}
          watchers={watchers}
          locale={locale}
        />
        {view.innings.length === 0 ? (
          <Awaited card={card} locale={locale} sentence={board.sentence} />
        ) : (
          <>
            <Score card={card} view={view} overRules={overRules} />
            {mainInnings(view) === view.innings.at(-1) && (
              <BoardSeam view={view} overRules={overRules} />
            )}
            {isInPlay(view) && <InTheMiddle view={view} overRules={overRules} />}
          </>
        )}
      </div>
    </header>
  )
}

/** In pixels; keeps the few balls of a Super Over from becoming wide. */
const widestStitch = 18

type BoardSeamProps = Pick<MatchBoardProps, 'view' | 'overRules'>

function BoardSeam({ view, overRules }: BoardSeamProps) {
  const latest = view.innings.at(-1)
  if (latest === undefined || view.seam.length === 0) return null
  const stitches = latestStitches(view, overRules.ballsPerOver)
  const balls = Math.max(stitches.length, view.board.ballLimit ?? 0)
  return (
    <div className={styles.seam} style={{ maxWidth: balls * widestStitch }}>
      <SeamReader
        stitches={stitches}
        total={view.board.ballLimit ?? undefined}
        ballsPerOver={overRules.ballsPerOver}
        height={46}
        label={t.oneStitchPerBall({
          score: spokenScore(latest),
          length: lengthText(latest, overRules),
        })}
      />
    </div>
  )
}
