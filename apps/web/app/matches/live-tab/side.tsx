import { MatchManhattans, MatchWorm } from '../charts/runs-charts.tsx'
import { useCharted } from '../charts/use-charted.ts'
import { isInPlay } from '../in-play.ts'
import styles from '../match.module.css'
import { shortNames } from '../short-names.ts'
import { Stand } from './stand.tsx'

/** Beside the commentary: how the runs came, and who put on what. */
export function Side() {
  const charted = useCharted()
  const { board, innings } = charted.view
  if (innings.length === 0) return null
  return (
    <aside className={styles.side} aria-label="The innings in charts">
      <MatchWorm charted={charted} />
      {isInPlay(charted.view) && board.partnership?.unbroken && (
        <Stand stand={board.partnership} short={shortNames(charted.view)} />
      )}
      <MatchManhattans charted={charted} latestOnly />
    </aside>
  )
}
