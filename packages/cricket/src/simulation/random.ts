/** Numbers in [0, 1), the same for the same seed. */
export type Random = () => number

const FNV_OFFSET = 2_166_136_261
const FNV_PRIME = 16_777_619

/** mulberry32 from the FNV-1a hash of a text. */
export function randomFrom(seed: string): Random {
  let state = FNV_OFFSET
  for (let at = 0; at < seed.length; at++) {
    state = Math.imul(state ^ seed.charCodeAt(at), FNV_PRIME)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** About nought, with a standard deviation of about one: the sum of three, less its mean. */
export const spread = (random: Random): number => (random() + random() + random() - 1.5) * 2
