export type Line = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }

/** Longer texts take too long to compare line by line; they are shown as entirely removed and added. */
const MOST_CELLS = 4_000_000

/** Removed and added lines between two texts, in reading order. */
export function differences(before: string, after: string): Line[] {
  const old = before.split('\n')
  const now = after.split('\n')
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  const most = Math.min(old.length, now.length) - start
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const same = (lines: readonly string[]) => lines.map((text) => ({ kind: 'same' as const, text }))
  return [
    ...same(now.slice(0, start)),
    ...between(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(now.slice(now.length - end)),
  ]
}

/** Compares along a longest common subsequence. */
function between(old: readonly string[], now: readonly string[]): Line[] {
  if (old.length * now.length > MOST_CELLS) return [...all(old, 'gone'), ...all(now, 'new')]
  const common = commonLengths(old, now)
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    const kind = old[i] === now[j] ? 'same' : common(i + 1, j) >= common(i, j + 1) ? 'gone' : 'new'
    lines.push(...all(kind === 'gone' ? old.slice(i, i + 1) : now.slice(j, j + 1), kind))
    if (kind !== 'new') i += 1
    if (kind !== 'gone') j += 1
  }
  return [...lines, ...all(old.slice(i), 'gone'), ...all(now.slice(j), 'new')]
}

const all = (lines: readonly string[], kind: Line['kind']): Line[] =>
  lines.map((text) => ({ kind, text }))

/** A table of the longest common subsequences of the texts' remainders. */
function commonLengths(old: readonly string[], now: readonly string[]) {
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}
