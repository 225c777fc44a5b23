import { optionalPart, visibleIsland } from '@pavilion/kit/islands/island.tsx'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/matches.ts'
import { inningsName } from './innings-text.ts'
import { isInPlay } from './in-play.ts'
import { InningsSection } from './scorecard/innings-section.tsx'
import { PrintCard } from './scorecard/print-card.tsx'
import styles from './scorecard/scorecard.module.css'
import match from './match.module.css'
import { roleMarks } from './role-marks.ts'
import { shortNames } from './short-names.ts'
import { sideOf } from './side-of.ts'
import { useMatch } from './use-match.ts'

const Print = visibleIsland(
  import.meta.env.SSR ? PrintCard : undefined,
  () => import('./scorecard/print-card.tsx').then((module) => module.PrintCard),
  styles.print,
)

const Afterwards = optionalPart(() =>
  import('./scorecard/afterwards.tsx').then((module) => module.Afterwards),
)

export default function MatchScorecardPage() {
  const { card, view, overRules } = useMatch()
  const { innings, result } = view
  const { isRestored } = useClientState()
  if (innings.length === 0) return <p className={match.nothing}>{t.noBallHasBeenBowledYet}</p>
  const inOrder = result === null ? innings.toReversed() : innings
  const short = shortNames(view)
  const onStrike = view.board.batters.find((batter) => batter.onStrike)?.id
  return (
    <div className={styles.innings}>
      {inOrder.map((one) => (
        <InningsSection
          key={one.number}
          innings={one}
          side={sideOf(card.sides, one.team)}
          name={inningsName(one, innings)}
          short={short}
          roleOf={roleMarks(view.roles, one.team.id)}
          overRules={overRules}
          onStrike={isInPlay(view) && one === innings.at(-1) ? onStrike : undefined}
        />
      ))}
      {result !== null && isRestored && <Afterwards />}
      <Print />
    </div>
  )
}
