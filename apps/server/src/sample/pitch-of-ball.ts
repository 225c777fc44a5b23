import type { PitchPoint } from '@pavilion/cricket/strokes.ts'
import { randomFrom } from './random.ts'

const ends = (value: number, least: number) =>
  Math.round(Math.min(1, Math.max(least, value)) * 100) / 100

/**
 * Where a ball pitched: mostly on a good length outside the off stump of a right-hander. Its numbers are its own, so
 * that nothing else of a ball depends on it. Undefined where the scorer did not see it.
 */
export function pitchOfBall(seed: number): PitchPoint | undefined {
  const random = randomFrom(seed ^ 0x5bd1e995)
  if (random.chance(0.1)) return undefined
  const spread = () => random.next() + random.next() + random.next() - 1.5
  return { line: ends(0.16 + spread() * 0.28, -1), length: ends(0.36 + spread() * 0.2, 0.02) }
}
