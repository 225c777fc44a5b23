import type { Facts } from './facts-of.ts'
import { isJson, maybeText } from './place.ts'
import type { Json } from './place.ts'

/** Replacements and role changes before this ball. */
export function readReplacements(value: unknown, facts: Facts): void {
  if (!isJson(value)) return
  for (const one of listOf(value['match'])) replace(one, facts)
  for (const one of listOf(value['role'])) replace(one, facts)
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.slice(0, 30).filter(isJson) : []
}

function replace(replacement: Json, facts: Facts): void {
  const player = maybeText(replacement['in'])
  if (player === undefined) return
  const team = maybeText(replacement['team'])
  const out = maybeText(replacement['out'])
  const role = maybeText(replacement['role'])
  facts.add({
    type: 'player-replaced',
    in: player,
    reason: maybeText(replacement['reason']) ?? 'unknown',
    ...(team !== undefined && { team }),
    ...(out !== undefined && { out }),
    ...(role !== undefined && { role }),
  })
}
