import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { PartnershipRow } from '@pavilion/cricket/views/partnerships.ts'
import type { InningsView, MatchView } from '@pavilion/cricket/views/view.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import * as t from '#texts/matches.ts'
import { Figure } from '../explain/figure.tsx'
import { StandFigures } from '../live-tab/stand.tsx'
import { shortNames } from '../short-names.ts'
import { sideOf } from '../side-of.ts'
import styles from './summary.module.css'

const mostShown = 4
/** Fewer runs together decide nothing. */
const FEWEST_RUNS = 10

type Standing = {
  readonly innings: InningsView
  readonly stand: PartnershipRow
  /** Its place among the partnerships of its innings. */
  readonly at: number
}

type BestStandsProps = { readonly view: MatchView; readonly sides: MatchCard['sides'] }

/** The partnerships of a match that brought the most runs, without Super Overs; nothing where none brought any to speak of. */
export function BestStands({ view, sides }: BestStandsProps) {
  const best = bestOf(view.innings)
  const short = shortNames(view)
  if (best.length === 0) return null
  return (
    <section className={styles.innings} aria-labelledby="best-partnerships">
      <header className={styles.head}>
        <h2 id="best-partnerships" className="pv-display">
          {t.bestPartnerships}
        </h2>
      </header>
      <ul className={styles.stands}>
        {best.map(({ innings, stand, at }) => (
          <li key={`${innings.number}/${at}`}>
            <p className={styles.whose}>
              <TeamCrest team={sideOf(sides, innings.team)} size={20} />
              {innings.pairs
                ? t.pairOfTeam({ pair: stand.wicket, team: innings.team.name })
                : t.wicketOfTeam({ wicket: stand.wicket, team: innings.team.name })}
            </p>
            <StandFigures stand={stand} short={short}>
              <Figure asked={`${innings.number}/partnership/${at}`} value={stand.runs}>
                {`${stand.runs}${stand.unbroken ? '*' : ''}`}
              </Figure>
            </StandFigures>
          </li>
        ))}
      </ul>
    </section>
  )
}

function bestOf(innings: readonly InningsView[]): Standing[] {
  return innings
    .filter(({ superOver }) => !superOver)
    .flatMap((one) => one.partnerships.map((stand, at) => ({ innings: one, stand, at })))
    .filter(({ stand }) => stand.runs >= FEWEST_RUNS)
    .toSorted((one, other) => other.stand.runs - one.stand.runs)
    .slice(0, mostShown)
}
