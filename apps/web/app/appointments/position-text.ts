type Position = { readonly latitude: number; readonly longitude: number }

/** "31.55, 74.34"; nothing where no place is known. */
export const positionText = (position: Position | null): string =>
  position === null ? '' : `${position.latitude}, ${position.longitude}`

/** Reads a latitude and a longitude; null where nothing is typed, undefined where they are none. */
export function readPosition(text: string): Position | null | undefined {
  if (text.trim() === '') return null
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const read = { latitude: Number(latitude), longitude: Number(longitude) }
  const isPlace = Math.abs(read.latitude) <= 90 && Math.abs(read.longitude) <= 180
  return isPlace ? read : undefined
}
