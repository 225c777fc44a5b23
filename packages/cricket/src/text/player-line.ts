/** A player as written on a team sheet. */
export type PlayerLine = {
  readonly name: string
  readonly shirt: number | null
  readonly captain: boolean
  readonly keeper: boolean
}

const MARK = /(?<!\s)\s*\((?:c|wk|c\s*(?:&|and|,|\/)\s*wk|wk\s*(?:&|and|,|\/)\s*c|†|\*)\)\s*$/iu
const SHIRT = /^#?(\d{1,3})[.:)]?\s+(?=\S)/u

/**
 * Reads "7 Ayesha Khan (c) (wk)": a shirt number before the name, and the marks of the captain and the
 * wicket-keeper behind it, each or both in one pair of brackets. The name is empty when nothing is left.
 */
export function readPlayerLine(line: string): PlayerLine {
  let rest = line.trim()
  let marks = ''
  for (let mark = MARK.exec(rest); mark !== null; mark = MARK.exec(rest)) {
    marks += mark[0].toLowerCase()
    rest = rest.slice(0, mark.index)
  }
  const shirt = SHIRT.exec(rest)
  return {
    name: rest.slice(shirt?.[0].length ?? 0).trim(),
    shirt: shirt === null ? null : Number(shirt[1]),
    captain: /\bc\b|\*/.test(marks),
    keeper: /wk|†/.test(marks),
  }
}
