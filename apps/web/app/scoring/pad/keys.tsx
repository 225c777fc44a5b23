import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import * as t from '#texts/scoring.ts'
import type { ExtraKey } from './ball.ts'
import styles from './keys.module.css'
import { lastDone, nameOfFact, redo } from './undo.ts'
import type { Pad } from './use-pad.ts'

const extras: readonly (readonly [ExtraKey, string, string])[] = [
  ['wide', 'WD', t.wide],
  ['noball', 'NB', t.noBall],
  ['bye', 'B', t.bye],
  ['legbye', 'LB', t.legBye],
]

type KeysProps = { readonly pad: Pad }

/** Runs, extras and the wicket. Dots and singles, two balls in three, lie under the thumb. */
export function Keys({ pad }: KeysProps) {
  const runs = (count: number, look?: string) => (
    <button
      type="button"
      className={classes(styles.key, look)}
      aria-keyshortcuts={`${count}`}
      onClick={() => void pad.score({ runs: count })}
    >
      <span>{count}</span>
    </button>
  )
  return (
    <section className={styles.keys} aria-label={t.scoringKeys}>
      <ExtraKeys pad={pad} />
      {runs(3)}
      {runs(2)}
      {runs(6, styles.six)}
      {runs(4, styles.four)}
      <button
        type="button"
        className={classes(styles.key, styles.out, styles.double)}
        aria-keyshortcuts="o"
        onClick={() => pad.open('wicket')}
      >
        <span>{t.outKey}</span>
      </button>
      {runs(1, classes(styles.big, styles.double))}
      <MoreKey pad={pad} />
      <button
        type="button"
        className={classes(styles.key, styles.big, styles.double)}
        aria-keyshortcuts="0"
        onClick={() => void pad.score({ runs: 0 })}
      >
        <span>0</span>
        <small>{t.dot}</small>
      </button>
    </section>
  )
}

type ExtraKeysProps = { readonly pad: Pick<Pad, 'pressed' | 'press'> }

export function ExtraKeys({ pad }: ExtraKeysProps) {
  return extras.map(([key, code, name]) => (
    <button
      key={key}
      type="button"
      className={classes(styles.key, styles.extra, pad.pressed.has(key) && styles.pressed)}
      aria-pressed={pad.pressed.has(key)}
      onClick={() => pad.press(key)}
    >
      <span>{code}</span>
      <small>{name}</small>
    </button>
  ))
}

/** `alone`: beside a question, where there are no other keys. */
export function MoreKey({ pad, alone = false }: KeysProps & { readonly alone?: boolean }) {
  return (
    <button
      type="button"
      className={classes(styles.key, styles.more, alone ? styles.alone : styles.double)}
      aria-keyshortcuts="m"
      onClick={() => pad.open('more')}
    >
      <span>{t.more}</span>
    </button>
  )
}

/** Before an innings: nobody scores this match ball by ball. */
export function ResultKey({ pad }: KeysProps) {
  return (
    <div className={styles.result}>
      <button
        type="button"
        className={classes(styles.key, styles.more, styles.alone)}
        onClick={() => pad.open('result')}
      >
        <span>{t.onlyResultKnown}</span>
      </button>
    </div>
  )
}

type UndoRowProps = KeysProps & { readonly state: MatchState }

/** Always in the same place; it names what it undoes. */
export function UndoRow({ state, pad }: UndoRowProps) {
  const last = lastDone(state)
  const canRedo = redo(state).length > 0
  return (
    <div className={styles.undoRow}>
      <button
        type="button"
        className={styles.undo}
        aria-keyshortcuts="u"
        aria-disabled={last === undefined || undefined}
        onClick={() => void pad.undo()}
      >
        <Icon name="undo" />
        <span className="pv-truncate">
          {last === undefined ? t.nothingToUndo : t.undoWhat({ what: nameOfFact(state, last) })}
        </span>
      </button>
      {canRedo && (
        <button
          type="button"
          className={classes(styles.undo, styles.redo)}
          aria-keyshortcuts="r"
          onClick={() => void pad.redo()}
        >
          {t.redo}
        </button>
      )}
    </div>
  )
}
