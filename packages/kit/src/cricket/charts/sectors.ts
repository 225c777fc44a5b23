import * as t from '#texts/kit.ts'
import type { Shot } from '../../art/ground-play.tsx'
import type { ChartRow, ChartTable } from './chart-frame.tsx'

/** The names of the eight sectors, clockwise from straight, then the column heads. */
export type SectorNames = {
  readonly sectors: readonly [string, string, string, string, string, string, string, string]
  readonly head: readonly [string, string, string]
}

/** For a right-handed batter. */
export const rightHanded: SectorNames = {
  sectors: [t.longOff, t.cover, t.point, t.third, t.fineLeg, t.squareLeg, t.midwicket, t.longOn],
  head: [t.direction, t.shots, t.runs],
}

/** For a left-handed batter, mirrored. */
export const leftHanded: SectorNames = {
  sectors: [t.longOn, t.midwicket, t.squareLeg, t.fineLeg, t.third, t.point, t.cover, t.longOff],
  head: rightHanded.head,
}

/** Of one batter, or of each shot as its batter stood. */
export type Naming = SectorNames | ((shot: Shot) => SectorNames)

/** Shots and runs in each named eighth of the ground, for the batter’s own hand. */
export function sectorTable(shots: readonly Shot[], naming: Naming = rightHanded): ChartTable {
  const isOfEach = typeof naming === 'function'
  const names = isOfEach ? rightHanded : naming
  const nameOf = (shot: Shot) => (isOfEach ? naming(shot) : naming).sectors[sectorOf(shot.angle)]
  const scoring = shots.filter(({ runs }) => runs > 0)
  const rows = names.sectors.map((name): ChartRow => {
    const here = scoring.filter((shot) => nameOf(shot) === name)
    return [name, here.length, here.reduce((sum, shot) => sum + shot.runs, 0)]
  })
  return { head: names.head, rows }
}

function sectorOf(angle: number): number {
  return Math.floor((((angle % 360) + 360) % 360) / 45)
}
