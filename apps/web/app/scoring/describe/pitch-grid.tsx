import { lengthOf, lineOf, pitchLengths, pitchLines } from '@pavilion/cricket/pitch-zones.ts'
import type { PitchPoint } from '@pavilion/cricket/strokes.ts'
import { classes } from '@pavilion/kit/classes.ts'
import * as t from '#texts/balls.ts'
import { whereItPitched } from '#texts/scoring.ts'
import type { Place } from './described-ball.ts'
import { MIDDLE, pitchedIn, placeInCell } from './pitch-cells.ts'
import type { PitchCell } from './pitch-cells.ts'
import styles from './pitch-grid.module.css'

type PitchGridProps = {
  readonly pitched: PitchPoint | undefined
  /** The off side is on the left then. */
  readonly isLeftHander: boolean
  readonly choose: (pitched: PitchPoint) => void
  /** Beside the keys. */
  readonly isSmall?: boolean
}

/** From the bowler's end to the striker's. */
const lengths = pitchLengths.map(({ name }) => name).toReversed()
const fromLeg = pitchLines.map(({ name }) => name)

const lengthHeads = {
  yorker: t.lengthYorker,
  full: t.lengthFull,
  good: t.lengthGood,
  short: t.lengthShort,
} as const
const lineHeads = {
  leg: t.lineLeg,
  stumps: t.lineStumps,
  off: t.lineOff,
  wide: t.lineWide,
} as const

const percent = (share: number) => `${share * 100}%`

/** Where in a button somebody pressed, in shares of it; by keyboard, in the middle. */
function pressedIn({ currentTarget, clientX, clientY, detail }: React.MouseEvent): Place {
  if (detail === 0) return MIDDLE
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** The pitch with the striker below, by line and length: one press says where the ball pitched. */
export function PitchGrid({ pitched, isLeftHander, choose, isSmall = false }: PitchGridProps) {
  const lines = isLeftHander ? fromLeg.toReversed() : fromLeg
  return (
    <fieldset
      className={classes(styles.grid, isSmall && styles.small)}
      aria-label={whereItPitched}
      data-columns={lines.length}
    >
      {lengths.map((length) => (
        <div key={length} className={styles.row}>
          <span aria-hidden className={styles.length}>
            {lengthHeads[length]}
          </span>
          {lines.map((line) => (
            <Cell
              key={line}
              cell={{ length, line }}
              pitched={pitched}
              isLeftHander={isLeftHander}
              choose={choose}
            />
          ))}
        </div>
      ))}
      <div className={styles.row} aria-hidden>
        <span />
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {lineHeads[line]}
          </span>
        ))}
      </div>
    </fieldset>
  )
}

type CellProps = Omit<PitchGridProps, 'isSmall'> & { readonly cell: PitchCell }

function Cell({ cell, pitched, isLeftHander, choose }: CellProps) {
  const isHere =
    pitched !== undefined &&
    lengthOf(pitched) === cell.length &&
    lineOf(pitched, isLeftHander) === cell.line
  const place = isHere ? placeInCell(cell, pitched, isLeftHander) : null
  return (
    <button
      type="button"
      className={classes(styles.cell, cell.line === 'stumps' && styles.stumps)}
      aria-label={t.zone(cell)}
      aria-pressed={isHere}
      onClick={(event) => choose(pitchedIn(cell, pressedIn(event), isLeftHander))}
    >
      {place && (
        <span className={styles.ball} style={{ left: percent(place.x), top: percent(place.y) }} />
      )}
    </button>
  )
}
