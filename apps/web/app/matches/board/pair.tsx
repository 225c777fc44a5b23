import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { countsBalls, inUnit } from '@pavilion/cricket/text/length-text.ts'
import type { BoardBatter, BoardBowler } from '@pavilion/cricket/views/board.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { rate } from '#shared/figures.ts'
import * as t from '#texts/matches.ts'
import { Figure } from '../explain/figure.tsx'
import styles from './pair.module.css'

type BattersProps = {
  /** The number of the innings. */
  readonly innings: number
  readonly batters: readonly BoardBatter[]
  /** A wicket has fallen and the next batter is not in yet. */
  readonly awaitsNext: boolean
}

/** The batters at the crease; a dot marks the striker. */
export function Batters({ innings, batters, awaitsNext }: BattersProps) {
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t.batters}</th>
          <th scope="col">R</th>
          <th scope="col">B</th>
          <th scope="col">4s</th>
          <th scope="col">6s</th>
          <th scope="col">{t.sr}</th>
        </tr>
      </thead>
      <tbody>
        {batters.map((batter) => (
          <tr key={batter.id} className={classes(batter.onStrike && styles.onStrike)}>
            <th scope="row" className={styles.batter}>
              {batter.name}
              {batter.onStrike && <span className="pv-hidden">{t.onStrike}</span>}
            </th>
            <td className={styles.big}>
              <Figure asked={`${innings}/batter/runs/${batter.id}`} value={batter.runs} isFirst />
            </td>
            <td>
              <Figure asked={`${innings}/batter/balls/${batter.id}`} value={batter.balls} />
            </td>
            <td>
              <Figure asked={`${innings}/batter/fours/${batter.id}`} value={batter.fours} />
            </td>
            <td>
              <Figure asked={`${innings}/batter/sixes/${batter.id}`} value={batter.sixes} />
            </td>
            <td>{rate(strikeRate(batter), 1)}</td>
          </tr>
        ))}
        {awaitsNext && (
          <tr>
            <td colSpan={6} className={styles.toCome}>
              {t.nextBatterToCome}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

const strikeRate = ({ runs, balls }: BoardBatter) => (balls === 0 ? null : (runs * 100) / balls)

type BowlerProps = {
  /** The number of the innings. */
  readonly innings: number
  readonly bowler: BoardBowler
  /** Runs per over. */
  readonly economy: number | null
  /** "Partnership: 8 from 6. Last wicket: Virk 36 (23)" */
  readonly aside: string
  readonly overRules: OverRules
}

export function Bowler({ innings, bowler, economy, aside, overRules }: BowlerProps) {
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t.bowler}</th>
          <th scope="col">{countsBalls(overRules) ? 'B' : 'O'}</th>
          <th scope="col">R</th>
          <th scope="col">W</th>
          <th scope="col">{t.econ}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={styles.bowler}>
            {bowler.name}
          </th>
          <td>{inUnit(bowler.overs, overRules)}</td>
          <td>
            <Figure asked={`${innings}/bowler/runs/${bowler.id}`} value={bowler.runs} isFirst />
          </td>
          <td className={styles.big}>
            <Figure asked={`${innings}/bowler/wickets/${bowler.id}`} value={bowler.wickets} />
          </td>
          <td>{rate(economy)}</td>
        </tr>
        {aside !== '' && (
          <tr>
            <td colSpan={5} className={styles.aside}>
              {aside}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
