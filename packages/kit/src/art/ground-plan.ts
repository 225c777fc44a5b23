import { drawFrom, pick, tenth, times } from './seed.ts'
import type { Draw } from './seed.ts'

/** Drawing units per metre; the origin is the middle of the pitch. */
export const unitsPerMetre = 5.9

export type Mowing = 'stripes' | 'rings' | 'checker' | 'diamond'
export type Turf = 'a' | 'b' | 'c'
export type Spot = { readonly x: number; readonly y: number }
export type Tree = Spot & { readonly radius: number; readonly tone: number }

export type Stand = {
  /** Three arcs, lowest tier first. */
  readonly tiers: readonly string[]
  /** The seats by the colour that spectators wear (four colours). */
  readonly crowd: readonly string[]
}

export type GroundPlan = {
  readonly radiusX: number
  readonly radiusY: number
  /** In degrees. */
  readonly turn: number
  readonly mowing: Mowing
  readonly stripeWidth: number
  readonly turf: Turf
  readonly trees: readonly Tree[]
  readonly stands: readonly Stand[]
  readonly pavilion: Spot & { readonly turn: number }
  readonly nets: Spot & { readonly turn: number }
  readonly pylons: readonly Spot[]
  /** The wear of each strip of the square, 0.25 to 0.7, without the pitch in use. */
  readonly wear: readonly number[]
}

type Ring = (angle: number, reach?: number) => Spot

/**
 * The plan of a ground, derived from its name and number of strips. Changing the order of the draws would
 * change every ground.
 */
export function planGround(name: string, strips = 7): GroundPlan {
  const draw = drawFrom(`ground:${name}`)
  const radiusX = tenth(372 + draw() * 70)
  const radiusY = tenth(340 + draw() * 66)
  const ring: Ring = (angle, reach = 1) => ({
    x: tenth(Math.cos(angle) * radiusX * reach),
    y: tenth(Math.sin(angle) * radiusY * reach),
  })
  const turn = Math.round(draw() * 50 - 25)
  const mowing = pick<Mowing>(draw, ['stripes', 'stripes', 'rings', 'checker', 'diamond'])
  const stripeWidth = pick(draw, [34, 40, 46])
  draw() // kept for the angle of mowing, so that older drawings stay as they were
  const turf = pick<Turf>(draw, ['a', 'b', 'c'])
  const trees = plantTrees(draw, ring)
  const stands = buildStands(draw, ring, { radiusX, radiusY })
  const angle = (draw() < 0.5 ? 1 : -1) * (0.15 + draw() * 0.25) + (draw() < 0.5 ? Math.PI : 0)
  const pavilion = standPavilion(ring(angle, 1.15), radiusX, radiusY)
  const nets = { ...ring(angle + 1.05, 1.27), turn: Math.round(draw() * 60) }
  const pylons = [0.62, 2.5, 3.8, 5.6].map((at) => ring(at, 1.2))
  const wear = times(Math.max(0, strips - 1), () => tenth(0.25 + draw() * 0.45))
  return {
    radiusX,
    radiusY,
    turn,
    mowing,
    stripeWidth,
    turf,
    trees,
    stands,
    pavilion,
    nets,
    pylons,
    wear,
  }
}

function plantTrees(draw: Draw, ring: Ring): Tree[] {
  const planted = times(26 + Math.floor(draw() * 12), (index) => {
    const angle = draw() * Math.PI * 2
    const reach = 1.17 + draw() * 0.32
    const radius = tenth(13 + draw() * 20)
    const beforeSightscreen = Math.abs(Math.sin(angle)) > 0.93 && reach < 1.3
    return { beforeSightscreen, ...ring(angle, reach), radius, tone: index % 3 }
  })
  return planted
    .filter((tree) => !tree.beforeSightscreen)
    .map(({ x, y, radius, tone }) => ({ x, y, radius, tone }))
}

type Radii = { readonly radiusX: number; readonly radiusY: number }

function buildStands(draw: Draw, ring: Ring, radii: Radii): Stand[] {
  const count = 2 + Math.floor(draw() * 3)
  const first = draw() * Math.PI * 2
  return times(count, (index): Stand | undefined => {
    const from = first + index * ((Math.PI * 2) / count) + draw() * 0.3
    const span = 0.34 + draw() * 0.3
    const behindSightscreen = Math.abs(Math.sin(from + span / 2)) > 0.9
    if (behindSightscreen) return undefined
    const tiers = times(3, (tier) => arc(ring, radii, { from, span, reach: 1.085 + tier * 0.032 }))
    return { tiers, crowd: seatCrowd(draw, ring, { from, span }) }
  }).filter((stand) => stand !== undefined)
}

type Stretch = { readonly from: number; readonly span: number }

function arc(ring: Ring, radii: Radii, { from, span, reach }: Stretch & { reach: number }): string {
  const start = ring(from, reach)
  const end = ring(from + span, reach)
  const rx = tenth(radii.radiusX * reach)
  const ry = tenth(radii.radiusY * reach)
  return `M${start.x} ${start.y}A${rx} ${ry} 0 0 1 ${end.x} ${end.y}`
}

function seatCrowd(draw: Draw, ring: Ring, { from, span }: Stretch): string[] {
  const colours = ['', '', '', '']
  for (let seat = 0; seat < 38; seat += 1) {
    const angle = from + draw() * span
    const { x, y } = ring(angle, 1.082 + Math.floor(draw() * 3) * 0.032)
    colours[seat % 4] += `M${x} ${y}h0`
  }
  return colours
}

function standPavilion(at: Spot, radiusX: number, radiusY: number) {
  const facing = Math.atan2((at.y * radiusX) / radiusY, (at.x * radiusY) / radiusX)
  return { ...at, turn: tenth((facing * 180) / Math.PI) }
}
