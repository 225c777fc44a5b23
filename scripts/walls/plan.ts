import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A folder, and what its files may or may not import; their own workspace is always allowed. */
export type Room = {
  readonly room: string
  readonly may?: readonly string[]
  readonly mayNot?: readonly string[]
  readonly except?: readonly string[]
  readonly says: string
}

/** The slices of one workspace, and which may use which. */
export type Slices = {
  readonly home: string
  /** Folders, and files above them, that put everything together: they may import all, and nothing may import them. */
  readonly roof: readonly string[]
  /** Folders, and files above them, that all slices may import, and that import no slice. */
  readonly ground: readonly string[]
  /** For each slice, those whose doors it may import. */
  readonly arrows: Readonly<Record<string, readonly string[]>>
  /** Further doors besides the file with the slice's name. */
  readonly doors?: readonly string[]
  readonly says: string
}

/** Which slice or ground folder owns which table, and who else may read it. */
export type Tables = {
  readonly home: string
  /** The generated types, which name every table. */
  readonly types: string
  readonly owners: Readonly<Record<string, readonly string[]>>
  /** For each slice, those whose tables its statements may read. */
  readonly reads: Readonly<Record<string, readonly string[]>>
  readonly says: string
}

/** A pattern (regular expression) that only some files may contain, in their code or their path. */
export type Words = {
  readonly pattern: string
  /** Everywhere when absent. */
  readonly within?: string
  readonly only?: readonly string[]
  readonly says: string
}

type Reach = {
  /** Files and packages that these pages reach at run time through no import. */
  readonly mayNot: readonly string[]
  readonly says: string
}

/** The pages inside and outside of a layout, and what they may not load. */
export type Pages = {
  readonly routes: string
  readonly layout: string
  /** What is loaded with every page. */
  readonly always: readonly string[]
  readonly inside: Reach
  readonly outside: Reach
}

/** The content of walls.json. */
export type Plan = {
  readonly rooms: readonly Room[]
  readonly slices: readonly Slices[]
  readonly tables: readonly Tables[]
  readonly pages: Pages
  readonly words: readonly Words[]
  /** The message about importing a test. */
  readonly tests: string
  /** The message about a cycle. */
  readonly cycles: string
}

export function readPlan(root: string): Plan {
  const plan: Plan = JSON.parse(readFileSync(path.join(root, 'walls.json'), 'utf8'))
  return plan
}

export type Violation = {
  readonly file: string
  /** What was found. */
  readonly what: string
  /** The rule's message. */
  readonly says: string
}
