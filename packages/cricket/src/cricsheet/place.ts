/** Thrown inside the reader, and caught at its entry, when something does not fit the format. */
export class Misfit extends Error {}

/**
 * The reader's position in a file, to name it in errors. It is mutable and builds the path only when
 * needed.
 */
export class Place {
  innings = -1
  over = -1
  ball = -1

  misfit(key: string, expected: string): never {
    throw new Misfit(`${this.path(key)}: expected ${expected}.`)
  }

  private path(key: string): string {
    let path = ''
    if (this.innings >= 0) path += `innings[${this.innings}].`
    if (this.over >= 0) path += `overs[${this.over}].`
    if (this.ball >= 0) path += `deliveries[${this.ball}].`
    return path + key
  }
}

export type Json = { readonly [key: string]: unknown }

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const longest = 1_000

export function asObject(value: unknown, key: string, place: Place): Json {
  return isJson(value) ? value : place.misfit(key, 'an object')
}

/** A list of at most `most` items. */
export function asList(value: unknown, key: string, { place, most }: Limit): readonly unknown[] {
  if (!Array.isArray(value)) return place.misfit(key, 'a list')
  if (value.length > most) place.misfit(key, `at most ${most} items`)
  return value
}

export type Limit = { readonly place: Place; readonly most: number }

export function asText(value: unknown, key: string, place: Place): string {
  if (typeof value !== 'string' || value === '') return place.misfit(key, 'a text')
  if (value.length > longest) place.misfit(key, `at most ${longest} characters`)
  return value
}

/** An integer from 0 to 9999, more than any innings' score. */
export function asCount(value: unknown, key: string, place: Place): number {
  return isCount(value) ? value : place.misfit(key, 'a whole number from 0 to 9999')
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 9_999 && Number.isInteger(value)
}

export function asTexts(value: unknown, key: string, limit: Limit): string[] {
  return asList(value, key, limit).map((item, i) => asText(item, `${key}[${i}]`, limit.place))
}

/** A text, or a number as text; undefined for anything else. */
export function maybeText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
}
