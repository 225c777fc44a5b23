import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A folder, and what its files may import (or may not); own files always may. */
export type Room = {
  readonly room: string
  readonly may?: readonly string[]
  readonly mayNot?: readonly string[]
  readonly except?: readonly string[]
  readonly says: string
}

/** The slices of one workspace: which doors may be knocked on from where. */
export type Slices = {
  readonly home: string
  /** Slices that every other may use, through any of their files. */
  readonly ground: readonly string[]
  /** Slice → the slices whose doors it may use. */
  readonly arrows: Readonly<Record<string, readonly string[]>>
  /** Files that are doors beside the one named like the slice. */
  readonly doors?: readonly string[]
  readonly says: string
}

/** A text that only some files may contain. Patterns are regular expressions. */
export type Words = {
  readonly pattern: string
  readonly within: string
  readonly only: readonly string[]
  readonly says: string
}

/** The whole of walls.json. */
export type Plan = {
  readonly rooms: readonly Room[]
  readonly slices: readonly Slices[]
  readonly words: readonly Words[]
  /** The sentence for whoever imports a test. */
  readonly tests: string
  /** The sentence for a circle of imports. */
  readonly cycles: string
}

export function readPlan(root: string): Plan {
  const plan: Plan = JSON.parse(readFileSync(path.join(root, 'walls.json'), 'utf8'))
  return plan
}

export type Violation = {
  readonly file: string
  /** What was found there. */
  readonly what: string
  /** The wall's sentence. */
  readonly says: string
}
