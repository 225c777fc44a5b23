import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'

/** A match as one device hands it to another. `acked`: the last seq that the server was known to have. */
export type Handed = {
  readonly matchId: string
  readonly setup: MatchSetup
  readonly acked: number
  readonly facts: readonly Fact[]
}

const FORM = 1

/** A match as compressed text of letters, digits, - and _. */
export async function packed(handed: Handed): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify({ form: FORM, ...handed }))
  const bytes = await through(json, new CompressionStream('deflate-raw'))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The match of such a text; null for anything else, also for a log that the Laws forbid. */
export async function unpacked(text: string): Promise<Handed | null> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const json = await through(bytes, new DecompressionStream('deflate-raw'))
    const handed: unknown = JSON.parse(new TextDecoder().decode(json))
    return isHanded(handed) && isLawful(handed) ? handed : null
  } catch {
    return null
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}

function isHanded(value: unknown): value is Handed {
  if (typeof value !== 'object' || value === null) return false
  const { form, matchId, setup, acked, facts } = Object.fromEntries(Object.entries(value))
  return (
    form === FORM &&
    /^[\da-f-]{36}$/.test(String(matchId)) &&
    typeof setup === 'object' &&
    Number.isInteger(acked) &&
    Array.isArray(facts)
  )
}

const isLawful = ({ setup, facts }: Handed): boolean => judgeAll(startMatch(setup), facts).ok
