import type { WagonPoint } from '@pavilion/cricket/facts.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { leftHanded, rightHanded } from '@pavilion/kit/cricket/charts/sectors.ts'
import * as t from '#texts/scoring.ts'
import type { Place } from './described-ball.ts'
import { placeOf } from './described-ball.ts'
import styles from './describe.module.css'

type FieldProps = {
  readonly wagon: WagonPoint | undefined
  readonly choose: (place: Place) => void
  /** The off side is on the left then. */
  readonly isLeftHander: boolean
  /** Beside the keys: small, and its parts are named only where they are read out. */
  readonly isSmall?: boolean
}

const RADIUS = 100
const SECTOR = 45
/** Where a sector lies that is chosen by its name. */
const NAMED = 0.72
/** How far from the pitch the sides are named. */
const SIDE = 60

const sectorsOf = (isLeftHander: boolean) =>
  (isLeftHander ? leftHanded : rightHanded).sectors.map((name, at) => ({
    name,
    place: placeOf({ angle: at * SECTOR + SECTOR / 2, length: NAMED }),
    edge: placeOf({ angle: at * SECTOR, length: RADIUS }),
  }))

/** Where in the field somebody pressed; by keyboard, nowhere. */
function pressedAt({ currentTarget, clientX, clientY, detail }: React.MouseEvent): Place | null {
  const field = currentTarget.closest('[data-field]')
  if (detail === 0 || field === null) return null
  const { left, top, width, height } = field.getBoundingClientRect()
  return { x: ((clientX - left) / width) * 2 - 1, y: ((clientY - top) / height) * 2 - 1 }
}

const percent = (share: number) => `${50 + share * 50}%`

/** The field with the bowler above: one press says where the ball went. */
export function Field({ wagon, choose, isLeftHander, isSmall = false }: FieldProps) {
  const sectors = sectorsOf(isLeftHander)
  const end = wagon && placeOf(wagon)
  const press = (event: React.MouseEvent) => {
    const place = pressedAt(event)
    if (place !== null) choose(place)
  }
  return (
    <fieldset
      className={classes(styles.field, isSmall && styles.small)}
      aria-label={t.fieldPicture}
      data-field
    >
      <svg viewBox="-101 -101 202 202" aria-hidden onClick={press}>
        <circle r={RADIUS} />
        {sectors.map(({ name, edge }) => (
          <line key={name} x2={edge.x} y2={edge.y} />
        ))}
        <rect x="-4" y="-28" width="8" height="32" />
        {isSmall && (
          <>
            <text x={isLeftHander ? SIDE : -SIDE}>{t.legSide}</text>
            <text x={isLeftHander ? -SIDE : SIDE}>{t.offSide}</text>
          </>
        )}
        {end && (
          <g className={styles.shot}>
            <line x2={end.x * RADIUS} y2={end.y * RADIUS} />
            <circle cx={end.x * RADIUS} cy={end.y * RADIUS} r="5" />
          </g>
        )}
      </svg>
      {sectors.map(({ name, place }) => (
        <button
          key={name}
          type="button"
          style={{ left: percent(place.x), top: percent(place.y) }}
          onClick={(event) => choose(pressedAt(event) ?? place)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
