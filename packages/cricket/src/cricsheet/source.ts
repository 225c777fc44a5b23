import type { MatchState } from '../fold/state.ts'
import { differences, withDifferences } from './differences.ts'
import type { Difference } from './differences.ts'
import { isJson } from './place.ts'
import type { Json } from './place.ts'
import { writeMatch } from './write.ts'

/** What a file says of a match besides its facts, word for word. */
export type FileSource = {
  readonly meta: Json
  /** `info` without what follows from the facts. */
  readonly info: Json
  /** Where the facts, written again, would say something else than the file. */
  readonly differences: readonly Difference[]
}

const fromFacts: ReadonlySet<string> = new Set([
  'outcome',
  'player_of_match',
  'players',
  'teams',
  'toss',
])

/** What has to be kept of a file to write it again from the facts that were read from it. */
export function sourceOf(file: Json, state: MatchState): FileSource {
  const meta = isJson(file['meta']) ? file['meta'] : {}
  const all = isJson(file['info']) ? file['info'] : {}
  const info = Object.fromEntries(Object.entries(all).filter(([key]) => !fromFacts.has(key)))
  const written = writeFile(state, { meta, info, differences: [] })
  return { meta, info, differences: differences(written, file) }
}

/**
 * The match as a file in Cricsheet's JSON format. `isAsRead`: the facts are still those of the file, so that
 * its differences from them have their place.
 */
export function writeFile(state: MatchState, source: FileSource, isAsRead = true): unknown {
  const { meta, info, differences: found } = source
  const written = writeMatch(state, { isNumbered: hasDeliveryNumbers(meta) })
  const file = { meta, info: { ...info, ...written.info }, innings: written.innings }
  const apply = isAsRead ? found : found.filter(({ path: [part, key] }) => !isOfFacts(part, key))
  return withDifferences(file, apply)
}

/** Since version 1.2.0 a delivery has its number. */
function hasDeliveryNumbers({ data_version: version }: Json): boolean {
  const [major = 0, minor = 0] = typeof version === 'string' ? version.split('.').map(Number) : []
  return major > 1 || (major === 1 && minor >= 2)
}

function isOfFacts(part: unknown, key: unknown): boolean {
  return part === 'innings' || (part === 'info' && typeof key === 'string' && fromFacts.has(key))
}
