import type { ReactNode } from 'react'
import { Canvas } from './canvas.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartTable, FrameProps } from './chart-frame.tsx'
import { PitchMark } from './pitch-mark.tsx'
import type { PitchKind } from './pitch-mark.tsx'
import styles from './pitch-map.module.css'

/** `line` from −1 on the left to 1 on the right; `length` from 0 at the stumps below to 1 at those above. */
export type PitchMapBall = {
  readonly line: number
  readonly length: number
  readonly kind: PitchKind
}

export type PitchBand = { readonly name: string; readonly until: number }

type PitchMapProps = FrameProps & {
  readonly balls: readonly PitchMapBall[]
  /** The lengths, from the stumps below on; the last one ends with the drawing. */
  readonly bands: readonly PitchBand[]
  /** What the sides are called, the left one first. */
  readonly sides: readonly [string, string]
  /** The text alternative. */
  readonly label: string
  /** What the marks mean, in order. */
  readonly keys: readonly { readonly kind: PitchKind; readonly text: string }[]
  readonly table: ChartTable
  /** Above the drawing, such as a choice of bowlers. */
  readonly choice?: ReactNode
  /** Below the drawing. */
  readonly summary?: ReactNode
}

const HEIGHT = 400
/** Room for the words above and below, and for the names of lengths beside. */
const [TOP, BOTTOM, NAMES] = [26, 14, 62]
const WIDEST = 260
/** Nothing pitches further from the bat than this share of the pitch, or is drawn there. */
const FURTHEST = 0.85
/** Where the popping crease is: 4 feet of 22 yards. */
const CREASE = 4 / 66
/** Of half the width of the drawing; the stumps stand 9 inches apart on 10 feet. */
const STUMPS = 9 / 120

const downTo = (length: number) =>
  HEIGHT - BOTTOM - (Math.min(FURTHEST, length) / FURTHEST) * (HEIGHT - BOTTOM - TOP)

/** Where balls pitched, with the striker below, by what they brought. Wider than a pitch is, so that lines are told apart. */
export function PitchMap(props: PitchMapProps) {
  const { balls, bands, sides, label, keys, table, choice, summary, ...frame } = props
  return (
    <ChartFrame {...frame} table={table}>
      {choice}
      <Canvas height={HEIGHT} label={label}>
        {(width) => <Drawing balls={balls} bands={bands} sides={sides} width={width} />}
      </Canvas>
      <ul className={styles.keys}>
        {keys.map(({ kind, text }) => (
          <li key={kind}>
            <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
              <PitchMark kind={kind} x={0} y={0} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      {summary && <p className={styles.summary}>{summary}</p>}
    </ChartFrame>
  )
}

type DrawingProps = Pick<PitchMapProps, 'balls' | 'bands' | 'sides'> & { readonly width: number }

function Drawing({ balls, bands, sides: [left, right], width }: DrawingProps) {
  const half = Math.min(WIDEST, width - NAMES) / 2
  const middle = (width + NAMES) / 2
  const across = (line: number) => middle + line * half
  return (
    <>
      <text x={across(-1)} y={TOP - 10}>
        {left}
      </text>
      <text x={across(1)} y={TOP - 10} textAnchor="end">
        {right}
      </text>
      <rect
        className={styles.strip}
        x={across(-1)}
        y={TOP}
        width={half * 2}
        height={HEIGHT - BOTTOM - TOP}
        rx="4"
      />
      <Bands bands={bands} from={across(-1)} to={across(1)} />
      <Wicket across={across} />
      {balls.map(({ line, length, kind }, at) => (
        <PitchMark key={at} kind={kind} x={across(line)} y={downTo(length)} />
      ))}
    </>
  )
}

/** What lies between the stumps of both ends, the popping crease, and the stumps below. */
const Wicket = ({ across }: { readonly across: (line: number) => number }) => (
  <>
    <rect
      className={styles.line}
      x={across(-STUMPS)}
      y={TOP}
      width={across(STUMPS) - across(-STUMPS)}
      height={HEIGHT - BOTTOM - TOP}
    />
    <line
      className={styles.crease}
      x1={across(-1)}
      x2={across(1)}
      y1={downTo(CREASE)}
      y2={downTo(CREASE)}
    />
    {[-1, 0, 1].map((stump) => (
      <rect
        key={stump}
        className={styles.stump}
        x={across(stump * STUMPS) - 2}
        y={HEIGHT - BOTTOM - 3}
        width="4"
        height="9"
        rx="1"
      />
    ))}
  </>
)

type BandsProps = Pick<PitchMapProps, 'bands'> & { readonly from: number; readonly to: number }

/** The lengths by name, each up to where the next begins. */
const Bands = ({ bands, from, to }: BandsProps) =>
  bands.map(({ name, until }, at) => {
    const since = bands[at - 1]?.until ?? 0
    const end = Math.min(until, FURTHEST)
    return (
      <g key={name}>
        {until < FURTHEST && (
          <line className={styles.band} x1={from} x2={to} y1={downTo(until)} y2={downTo(until)} />
        )}
        <text x={from - 8} y={downTo((since + end) / 2) + 4} textAnchor="end">
          {name}
        </text>
      </g>
    )
  })
