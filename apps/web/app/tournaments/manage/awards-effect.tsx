import type { AwardLine } from '@pavilion/contract/tournaments/award-fields.ts'
import { awardKinds } from '@pavilion/cricket/awards/formula.ts'
import { figure } from '#shared/figures.ts'
import * as t from '#texts/tournaments.ts'
import { awardNames } from '../award-texts.ts'
import styles from './awards-effect.module.css'
import type { TriedAwards } from './tournament-calls.ts'

const PLACES = 5

/** Who leads by another formula, and where each of them is by the saved one. */
export function AwardsEffect({ saved, tried }: TriedAwards) {
  if (tried.player.length === 0) return <p className="pv-muted">{t.noPointsYet}</p>
  return (
    <section className={styles.effect}>
      <h3 className="pv-panel-heading">{t.effectOfTheFormula}</h3>
      {awardKinds.map((kind) => (
        <div key={kind}>
          <h4>{awardNames[kind]}</h4>
          <ol className={styles.list}>
            {tried[kind].map((line, at) => (
              <li key={line.player.id}>
                <b>{line.player.name}</b>, {t.withPoints({ points: figure(line.points) })}{' '}
                <span className="pv-small pv-muted">({beforeText(line, at, saved[kind])})</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function beforeText({ player, points }: AwardLine, at: number, saved: readonly AwardLine[]) {
  const place = saved.findIndex((line) => line.player.id === player.id)
  const before = saved[place]
  if (before === undefined) return t.awardBelowBefore({ places: PLACES })
  if (place === at && before.points === points) return t.awardAsBefore
  return t.awardBefore({ place: place + 1, points: figure(before.points) })
}
