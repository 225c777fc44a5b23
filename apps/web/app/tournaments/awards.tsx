import type {
  AwardFormula,
  AwardLine,
  Awards,
} from '@pavilion/contract/tournaments/award-fields.ts'
import type { AwardKind } from '@pavilion/cricket/awards/formula.ts'
import { awardKinds, countsFor } from '@pavilion/cricket/awards/formula.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { playerAddress } from '#shared/addresses.ts'
import { figure } from '#shared/figures.ts'
import * as t from '#texts/tournaments.ts'
import { awardNames, countNames } from './award-texts.ts'
import styles from './awards.module.css'

const AwardDialog = lazy(() =>
  import('./award-dialog.tsx').then((module) => ({ default: module.AwardDialog })),
)

type ListsProps = { readonly tournamentId: string; readonly awards: Awards }
type AwardsSectionProps = ListsProps & {
  /** Whether what stands beside it counts only some of the matches. */
  readonly isBesideSome: boolean
}

/** Who leads in the awards of a tournament, and how their points are given; nothing before anybody has points. */
export function AwardsSection({ tournamentId, awards, isBesideSome }: AwardsSectionProps) {
  if (awards.player.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.awards}>
        <span className="pv-small pv-muted">{t.awardsAndHow}</span>
      </SectionHeading>
      {isBesideSome && <p className="pv-muted">{t.awardsOfAllMatches}</p>}
      <Lists tournamentId={tournamentId} awards={awards} />
      <Formula formula={awards.formula} />
    </section>
  )
}

type Asked = { readonly kind: AwardKind; readonly line: AwardLine }

function Lists({ tournamentId, awards }: ListsProps) {
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <div className={styles.lists}>
        {awardKinds.map((kind) => (
          <Panel key={kind} title={awardNames[kind]}>
            {awards[kind].length === 0 && <p className="pv-muted">{t.noPointsYet}</p>}
            <ol className={styles.list}>
              {awards[kind].map((line) => (
                <Line key={line.player.id} line={line} onAsk={() => setAsked({ kind, line })} />
              ))}
            </ol>
          </Panel>
        ))}
      </div>
      <Suspense>
        {asked !== undefined && (
          <AwardDialog {...asked} tournamentId={tournamentId} onClose={() => setAsked(undefined)} />
        )}
      </Suspense>
    </>
  )
}

type LineProps = { readonly line: AwardLine; readonly onAsk: () => void }

const Line = ({ line: { player, team, points }, onAsk }: LineProps) => (
  <li className={styles.line}>
    <span className={styles.name}>
      <Link className="pv-link" to={playerAddress(player)}>
        {player.name}
      </Link>
      <span className="pv-small pv-muted">{team.name}</span>
    </span>
    <Button
      variant="outline"
      size="small"
      aria-haspopup="dialog"
      aria-label={t.awardPointsOf({ points: figure(points), name: player.name })}
      onClick={onAsk}
    >
      {figure(points)}
    </Button>
  </li>
)

const Formula = ({ formula }: { readonly formula: AwardFormula }) => (
  <details className={styles.formula}>
    <summary>{t.howPointsAreGiven}</summary>
    <dl className={styles.each}>
      {countsFor('player').map((count) => (
        <div key={count}>
          <dt>{countNames[count]}</dt>
          <dd>{figure(formula[count])}</dd>
        </div>
      ))}
    </dl>
  </details>
)
