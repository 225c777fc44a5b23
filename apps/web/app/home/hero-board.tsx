import type { Board } from '@pavilion/cricket/views/board.ts'
import { boardLine } from '#shared/board-line.ts'
import { rate } from '#shared/figures.ts'
import { ScorePanel } from '#shared/score-panel.tsx'
import * as t from '#texts/home.ts'
import styles from './hero-board.module.css'
import { HeroFoot } from './hero-foot.tsx'
import type { Hero } from './load-home.ts'
import { useBoard } from './use-board.ts'

/** The scoreboard of the current match, which updates itself. */
export function HeroBoard({ match }: { readonly match: Hero }) {
  const { card, board } = useBoard(match)
  return (
    <ScorePanel
      card={card}
      className={styles.board}
      said={card.status === 'live' ? boardLine(board) : card.sentence}
      aside={rates(board)}
    >
      <HeroFoot board={board} />
    </ScorePanel>
  )
}

/** "Run rate 9.26, required 9.86", or with the current partnership. */
function rates({ runRate, requiredRate, partnership, status }: Board): string {
  const stand = status === 'live' && requiredRate === null && partnership?.unbroken && partnership
  const parts = [
    runRate !== null && t.runRateRunRate({ runRate: rate(runRate) }),
    requiredRate !== null && t.requiredRate({ requiredRate: rate(requiredRate) }),
    stand && t.partnershipRunsFromBalls({ runs: stand.runs, balls: stand.balls }),
  ]
  return parts.filter(Boolean).join(', ')
}
