import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { MatchManhattans, MatchWorm } from '../charts/runs-charts.tsx'
import { useCharted } from '../charts/use-charted.ts'
import { isInPlay } from '../in-play.ts'
import { IfPlayResumes } from '../rain/if-play-resumes.tsx'
import { shortNames } from '../short-names.ts'
import { ChanceOfWinning } from '../chance/chance-of-winning.tsx'
import { Phases } from './phases.tsx'
import { Stand } from './stand.tsx'

/** How the match stands, in charts. */
export function SideCharts() {
  const charted = useCharted()
  const { board } = charted.view
  const isStopped = board.stoppage !== null
  const whatIf = mayLoseOvers(charted.view) && <IfPlayResumes />
  return (
    <>
      {isStopped && whatIf}
      <ChanceOfWinning charted={charted} />
      <MatchWorm charted={charted} />
      {isInPlay(charted.view) && board.partnership?.unbroken && (
        <Stand stand={board.partnership} short={shortNames(charted.view)} />
      )}
      <Phases
        innings={charted.view.innings}
        overRules={charted.overRules}
        nameOf={charted.shortName}
      />
      <MatchManhattans charted={charted} latestOnly />
      {!isStopped && whatIf}
    </>
  )
}

const mayLoseOvers = ({ result, innings }: MatchView): boolean =>
  result === null && innings.at(-1)?.limits !== null
