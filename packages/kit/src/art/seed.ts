/** FNV-1a with 32 bits over the code points of the folded text: the same name gives the same drawing. */
export function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const character of text.normalize('NFKD').toLowerCase().trim()) {
    sum ^= character.codePointAt(0) ?? 0
    sum = Math.imul(sum, 0x01000193) >>> 0
  }
  return sum
}

export type Draw = () => number

/** mulberry32: numbers in [0, 1), the same for the same seed. */
export function drawFrom(seed: string): Draw {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One item of a non-empty list. */
export function pick<T>(draw: Draw, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(draw() * choices.length)] ?? choices[0]
}

/** Rounded to a tenth, which is finer than a drawing shows. */
export function tenth(value: number): number {
  return Number(value.toFixed(1))
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
