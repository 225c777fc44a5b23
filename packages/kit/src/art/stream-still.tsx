import { useId } from 'react'
import { drawingName } from '../drawing-name.ts'
import { clubColours } from './blazon.ts'
import { drawFrom, tenth, times } from './seed.ts'
import styles from './stream-still.module.css'

type StreamStillProps = {
  /** The seed of the crowd. */
  readonly seed: string
  /** The batting side, then the fielding side, for the shirts. */
  readonly sides: readonly [string, string]
  /** Up to four words for the boundary boards, such as names of the site and the ground. */
  readonly boards?: readonly string[] | undefined
  readonly label?: string | undefined
}

type Figure = { readonly x: number; readonly y: number; readonly size: number }

const fielders: readonly (Figure & { readonly mirrored?: boolean })[] = [
  { x: 484, y: 214, size: 0.6 },
  { x: 300, y: 250, size: 0.7 },
  { x: 690, y: 262, size: 0.78, mirrored: true },
  { x: 806, y: 236, size: 0.58, mirrored: true },
  { x: 150, y: 236, size: 0.56 },
  { x: 420, y: 470, size: 2.1 },
]

const boardPlaces = [60, 230, 640, 842]
const crowdColours = ['#f1e7c9', '#d9b56c', '#8dbeda', '#a8172a', '#10332a']

/** The view from behind the bowler's arm, as a poster before a video starts. */
export function StreamStill({ seed, sides, boards = [], label }: StreamStillProps) {
  const id = useId()
  const batting = clubColours(sides[0])[0]
  const fielding = clubColours(sides[1])[0]
  return (
    <svg
      className={styles.still}
      viewBox="0 0 960 540"
      preserveAspectRatio="xMidYMid slice"
      {...drawingName(label)}
    >
      <Light id={id} />
      <Stand id={id} seed={seed} />
      <g className={styles.boards}>
        {boards.slice(0, boardPlaces.length).map((words, place) => (
          <text key={boardPlaces[place]} x={boardPlaces[place]} y="207">
            {words}
          </text>
        ))}
      </g>
      <Field />
      <Person x={470} y={272} scale=".95 .95" shirt={batting} bat />
      <Person x={548} y={300} scale="-1 1" shirt={batting} />
      {fielders.map(({ x, y, size, mirrored }) => (
        <Person key={x} x={x} y={y} scale={`${mirrored ? -size : size} ${size}`} shirt={fielding} />
      ))}
      <path d="M470 372Q488 344 492 320" stroke="#fff" strokeWidth="2" fill="none" opacity=".5" />
      <circle cx="492" cy="318" r="4" fill="#e33b48" />
      <rect width="960" height="540" fill={`url(#${id}v)`} />
    </svg>
  )
}

function Light({ id }: { readonly id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#071018" />
        <stop offset="1" stopColor="#173240" />
      </linearGradient>
      <radialGradient id={`${id}l`}>
        <stop offset="0" stopColor="#fffce8" stopOpacity=".95" />
        <stop offset=".12" stopColor="#fffce8" stopOpacity=".5" />
        <stop offset="1" stopColor="#cfeee4" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}v`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".1" />
        <stop offset=".5" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".42" />
      </linearGradient>
    </defs>
  )
}

function Stand({ id, seed }: { readonly id: string; readonly seed: string }) {
  const draw = drawFrom(`still:${seed}`)
  const seats = crowdColours.map(() =>
    times(110, () => `M${tenth(draw() * 960)} ${tenth(108 + draw() * 76)}h0`).join(''),
  )
  return (
    <>
      <rect width="960" height="540" fill={`url(#${id}s)`} />
      <circle cx="120" cy="60" r="190" fill={`url(#${id}l)`} />
      <circle cx="840" cy="60" r="190" fill={`url(#${id}l)`} />
      <path d="M0 96H960V214H0Z" fill="#0d2129" />
      {seats.map((path, index) => (
        <path
          key={crowdColours[index]}
          d={path}
          stroke={crowdColours[index]}
          strokeWidth="4.4"
          strokeLinecap="round"
          opacity=".6"
        />
      ))}
      <path d="M0 90H960V104H0Z" fill="#20414a" />
      <path d="M0 186H960V216H0Z" fill="#0a3325" />
      <rect x="396" y="128" width="168" height="82" fill="#eef0e2" />
    </>
  )
}

const stripes = times(9, (index) => {
  const top = 66 + index * 92
  const bottom = -1230 + index * 380
  return `M${top} 214L${bottom} 540H${bottom + 190}L${top + 46} 214Z`
}).join('')

function Field() {
  return (
    <>
      <rect y="214" width="960" height="326" fill="#1a5f3f" />
      <path d={stripes} fill="#1f6b47" />
      <path d="M452 232H508L610 540H350Z" fill="#d8c48e" />
      <path d="M440 262H520M425 300H536" stroke="#fffdf3" strokeWidth="2" />
      <path d="M472 226h3v24h-3zM479 226h3v24h-3zM486 226h3v24h-3z" fill="#f1e3b9" />
    </>
  )
}

type PersonProps = {
  readonly x: number
  readonly y: number
  readonly scale: string
  readonly shirt: string
  readonly bat?: boolean | undefined
}

function Person({ x, y, scale, shirt, bat }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="4" cy="1" rx="15" ry="3.5" fill="#06251a" opacity=".5" />
      <path
        d="M-7 0L-4 -26H6L9 0H3L1 -17L-2 0ZM-7 -26C-8 -42 -4 -48 1 -48C7 -48 10 -42 8 -26Z"
        fill={shirt}
      />
      {bat && <path d="M7 -43L15 -30L11 -27L5 -35Z" fill={shirt} />}
      <circle cx="1" cy="-53" r="5.5" fill="#d8bd90" />
      <path d="M-5 -54C-5 -61 7 -61 7 -54L11 -53H-5Z" fill={shirt} />
      {bat && <path d="M12 -30L17 -4L21 -5L16 -31Z" fill="#e6cf98" />}
    </g>
  )
}
