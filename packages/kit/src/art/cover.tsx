import type { ReactElement } from 'react'
import styles from './cover.module.css'
import { drawFrom, pick, tenth, times } from './seed.ts'
import type { Draw } from './seed.ts'

export type CoverKind = 'seam' | 'mow' | 'wagon' | 'tins'

type CoverProps = {
  /** The title of the article, which seeds the drawing. */
  readonly seed: string
  /** For lists, whose neighbours must differ. */
  readonly kind?: CoverKind | undefined
  /** An uploaded picture takes precedence over the drawing. */
  readonly image?: string | null | undefined
  /** The text alternative; leave out when text beside it says the same. */
  readonly alt?: string | undefined
}

type Ink = { readonly line: string; readonly shape: string }
type Palette = Ink & { readonly paper: string }
type Drawing = (draw: Draw, ink: Ink) => ReactElement

const width = 480
const height = 300

const palettes = {
  board: palette('board', 'willow-fill', 'board-2'),
  cherry: palette('cover-cherry', 'cover-cream', 'cover-cherry2'),
  willow: palette('willow-fill', 'board', 'cover-sand'),
  cream: palette('cover-cream', 'cover-green', 'cover-sand'),
} as const

/** Only a seam may be cherry red. */
const choices: Record<CoverKind, readonly [Palette, Palette]> = {
  seam: [palettes.cherry, palettes.cherry],
  mow: [palettes.board, palettes.willow],
  wagon: [palettes.board, palettes.cream],
  tins: [palettes.willow, palettes.cream],
}

function palette(paper: string, line: string, shape: string): Palette {
  return { paper: `var(--pv-${paper})`, line: `var(--pv-${line})`, shape: `var(--pv-${shape})` }
}

const drawings: Record<CoverKind, Drawing> = {
  seam: drawSeam,
  mow: drawMow,
  wagon: drawWagon,
  tins: drawScoreTiles,
}

/** Drawing kinds for a list of titles, such that neighbours differ. */
export function coverKinds(seeds: readonly string[]): CoverKind[] {
  const kinds: CoverKind[] = []
  for (const seed of seeds) {
    const own = kindOf(drawFrom(`cover:${seed}`))
    kinds.push(own === kinds.at(-1) ? after(own) : own)
  }
  return kinds
}

function kindOf(draw: Draw): CoverKind {
  return pick(draw, ['seam', 'mow', 'wagon', 'tins'])
}

function after(kind: CoverKind): CoverKind {
  const next = { seam: 'mow', mow: 'wagon', wagon: 'tins', tins: 'seam' } as const
  return next[kind]
}

/** A drawn cover for an article; it fills its box. */
export function Cover({ seed, kind, image, alt = '' }: CoverProps) {
  if (image) return <img className={styles.cover} src={image} alt={alt} loading="lazy" />
  const draw = drawFrom(`cover:${seed}`)
  const own = kindOf(draw)
  const drawn = kind ?? own
  const { paper, ...ink } = choices[drawn][draw() < 0.5 ? 0 : 1]
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} style={{ fill: paper }} />
      {drawings[drawn](draw, ink)}
    </svg>
  )
}

function drawSeam(draw: Draw, { line, shape }: Ink) {
  const x = width * (0.35 + draw() * 0.3)
  const radius = height * (0.75 + draw() * 0.4)
  const y = height * 0.62
  return (
    <>
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(radius)} style={{ fill: shape }} />
      {[-16, -5, 5, 16].map((offset) => {
        const edge = tenth(y - radius * 0.2 + offset)
        const crown = `${tenth(x)} ${tenth(y - radius * 0.62 + offset)}`
        const outer = Math.abs(offset) > 10
        return (
          <path
            key={offset}
            d={`M${tenth(x - radius * 0.9)} ${edge}Q${crown} ${tenth(x + radius * 0.9)} ${edge}`}
            fill="none"
            style={{ stroke: line }}
            strokeWidth={outer ? 4 : 2.5}
            strokeDasharray={outer ? '9 7' : undefined}
          />
        )
      })}
    </>
  )
}

function drawMow(_: Draw, { line, shape }: Ink) {
  const at = (edge: number, spread: number) => tenth(width / 2 + (edge - 4.5) * width * spread)
  const stripes = [1, 3, 5, 7].map(
    (index) =>
      `M${at(index, 0.07)} 0L${at(index, 0.36)} ${height}H${at(index + 1, 0.36)}L${at(index + 1, 0.07)} 0Z`,
  )
  return (
    <>
      <path d={stripes.join('')} style={{ fill: shape }} />
      <path d="M225.6 30H254.4L316.8 300H163.2Z" style={{ fill: line }} opacity=".9" />
    </>
  )
}

function drawWagon(draw: Draw, { line, shape }: Ink) {
  const x = width * 0.5
  const y = height * 0.58
  const spokes = times(22, () => {
    const angle = draw() * Math.PI * 2
    const reach = 0.3 + draw() * 0.7
    const endX = tenth(x + Math.cos(angle) * width * 0.5 * reach)
    const endY = tenth(y + Math.sin(angle) * height * 0.66 * reach)
    return { d: `M${x} ${y}L${endX} ${endY}`, boundary: draw() < 0.3 }
  })
  return (
    <g style={{ stroke: line }} fill="none" strokeLinecap="round">
      <ellipse
        cx={x}
        cy={y}
        rx={width * 0.62}
        ry={height * 0.8}
        style={{ fill: shape, stroke: 'none' }}
      />
      <ellipse cx={x} cy={y} rx="124.8" ry="108" strokeDasharray="6 6" strokeWidth="2" />
      {spokes.map(({ d, boundary }) => (
        <path key={d} d={d} strokeWidth={boundary ? 4 : 1.8} />
      ))}
    </g>
  )
}

function drawScoreTiles(draw: Draw, { line, shape }: Ink) {
  const plateWidth = (width - 48) / 7
  const plateHeight = (height - 44) / 4
  const plates = times(28, (index) => ({
    x: tenth(24 + (index % 7) * plateWidth),
    y: tenth(22 + Math.floor(index / 7) * plateHeight),
    digit: draw() < 0.62 ? Math.floor(draw() * 10) : undefined,
  }))
  return (
    <g textAnchor="middle" fontSize={height * 0.2} className={styles.digit}>
      {plates.map(({ x, y, digit }) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x}
            y={y}
            width={tenth(plateWidth - 8)}
            height={tenth(plateHeight - 8)}
            rx="3"
            style={{ fill: shape }}
          />
          <text
            x={tenth(x + (plateWidth - 8) / 2)}
            y={tenth(y + (plateHeight - 8) * 0.82)}
            style={{ fill: line }}
          >
            {digit}
          </text>
        </g>
      ))}
    </g>
  )
}
