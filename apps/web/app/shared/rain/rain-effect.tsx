import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { Table } from '@pavilion/kit/table.tsx'
import * as t from '#texts/scoring.ts'
import styles from './rain.module.css'
import { endFigures, endText } from './end-text.ts'
import { figuresOf, rulingText } from './ruling-text.ts'
import { sumText } from './sum-text.ts'
import { laterOf, rulingOf } from './typed-rain.ts'
import type { TypedRain } from './typed-rain.ts'

type EffectProps = { readonly state: MatchState; readonly typed: TypedRain }

/** What the lost time means for the match, before anything is recorded. */
export function RainEffect({ state, typed }: EffectProps) {
  const ruling = rulingOf(state, typed)
  const sum = sumText(state, typed)
  const isEnd = typed.by === 'end'
  return (
    <div aria-live="polite">
      {ruling?.ok === false && <p className={styles.problem}>{ruling.message}</p>}
      {ruling?.ok && (
        <section className={styles.effect} aria-label={t.whatFollows}>
          {typed.by === 'times' && <p>{t.ifPlayResumesAt({ time: typed.resumes })}</p>}
          {sum !== null && <p>{sum}</p>}
          {isEnd && <p>{t.ifNoMorePlay}</p>}
          <p className={styles.says}>
            {isEnd ? endText(state, ruling.value) : rulingText(ruling.value)}
          </p>
          <dl className={styles.figures}>
            {(isEnd ? endFigures(state, typed, ruling.value) : figuresOf(state, ruling.value)).map(
              ([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
        </section>
      )}
    </div>
  )
}

/** For umpires who wait: what becomes of the match if play resumes later. */
export function IfLater({ state, typed }: EffectProps) {
  const later = laterOf(state, typed)
  if (later.length === 0) return null
  return (
    <section>
      <h3 className={styles.label}>{t.ifPlayResumesLater}</h3>
      <Table caption={t.ifPlayResumesLater} dense>
        <thead>
          <tr>
            <th scope="col">{t.atTime}</th>
            <th scope="col">{t.ruledThen}</th>
          </tr>
        </thead>
        <tbody>
          {later.map(({ at, ruling }) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              <td>{ruling.ok ? rulingText(ruling.value) : ruling.message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
