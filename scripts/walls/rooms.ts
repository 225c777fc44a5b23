import type { Room, Violation } from './plan.ts'
import { isBesideTheProduct, type SourceFile } from './scan.ts'

const isIn = (target: string, place: string): boolean =>
  target === place || target.startsWith(place.endsWith(':') ? place : `${place}/`)

const isAny = (target: string, places: readonly string[] = []): boolean =>
  places.some((place) => isIn(target, place))

function isForbidden(target: string, room: Room): boolean {
  if (isIn(target, room.room)) return false
  if (room.may && !isAny(target, room.may)) return true
  return isAny(target, room.mayNot)
}

/** Imports that leave a folder for a forbidden place. */
export function checkRoom(room: Room, sources: readonly SourceFile[]): Violation[] {
  const inside = sources.filter(
    ({ file }) => isIn(file, room.room) && !isBesideTheProduct(file) && !isAny(file, room.except),
  )
  return inside.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => isForbidden(target, room))
      .map(({ specifier }) => ({ file, what: `imports ${specifier}`, says: room.says })),
  )
}
