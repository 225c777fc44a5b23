import type { PitchPoint } from '@pavilion/cricket/strokes.ts'
import * as t from '#texts/scoring.ts'
import { pitchedAt } from './described-ball.ts'
import styles from './describe.module.css'

type PitchProps = {
  readonly pitched: PitchPoint | undefined
  readonly choose: (pitched: PitchPoint) => void
}

/** Halves of the width and the length of a pitch, in the units of the drawing. */
const [WIDE, LONG] = [40, 110]
const lengths = [
  [t.lengthYorker, 0.05],
  [t.lengthFull, 0.2],
  [t.lengthGood, 0.35],
  [t.lengthShort, 0.6],
] as const

const downTo = (length: number) => LONG - length * 2 * LONG

/** The pitch with the striker below: one press says where the ball pitched. */
export function Pitch({ pitched, choose }: PitchProps) {
  const press = ({ currentTarget, clientX, clientY }: React.MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = ((clientX - left) / width) * 2 - 1
    choose(pitchedAt({ x, y: 1 - (clientY - top) / height }))
  }
  return (
    <div className={styles.pitchRow}>
      <svg
        viewBox={`${-WIDE} ${-LONG} ${WIDE * 2} ${LONG * 2}`}
        className={styles.pitch}
        aria-hidden
        onClick={press}
      >
        {lengths.map(([name, length]) => (
          <line key={name} x1={-WIDE} x2={WIDE} y1={downTo(length)} y2={downTo(length)} />
        ))}
        <rect x="-5" y={LONG - 4} width="10" height="4" />
        <rect x="-5" y={-LONG} width="10" height="4" />
        {pitched && <circle cx={pitched.line * WIDE} cy={downTo(pitched.length)} r="5" />}
      </svg>
      <fieldset aria-label={t.pitchPicture} className={styles.lengths}>
        {lengths.toReversed().map(([name, length]) => (
          <button
            key={name}
            type="button"
            aria-pressed={pitched !== undefined && nameOf(pitched.length) === name}
            onClick={() => choose({ line: pitched?.line ?? 0, length })}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

const bounds = [
  [0.1, t.lengthYorker],
  [0.3, t.lengthFull],
  [0.4, t.lengthGood],
  [1, t.lengthShort],
] as const

const nameOf = (length: number) => bounds.find(([until]) => length <= until)?.[1]
