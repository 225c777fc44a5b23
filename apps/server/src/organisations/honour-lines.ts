import type { HonourKind } from '@pavilion/contract/organisations/honour-calls.ts'

export type HonourLine = {
  readonly season: string
  readonly occasion: string
  readonly achievement: string
  readonly who: string
}

const SEASON = /^\d{4}(\/\d{2})?$/
const LONGEST = { occasion: 120, achievement: 80, who: 100 }
const wanted = {
  title: 'season, competition, what was won and the captain',
  hundred: 'season, opponent, score and player',
  'five-wickets': 'season, opponent, figures and player',
} satisfies Record<HonourKind, string>

/**
 * The lines of an honours board, as a spreadsheet copies them or with commas or semicolons between their parts; or what is
 * wrong with the first line that cannot be read. Only the captain of a title may be left out.
 */
export function readHonourLines(text: string, kind: HonourKind): HonourLine[] | string {
  const lines: HonourLine[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const read = readLine(line, kind)
    if (read === undefined) return `Line ${at + 1} needs ${wanted[kind]}: “${line.slice(0, 80)}”`
    lines.push(read)
  }
  return lines
}

function readLine(text: string, kind: HonourKind): HonourLine | undefined {
  const between = ['\t', ';'].find((one) => text.includes(one)) ?? ','
  const parts = text.split(between).map((part) => part.trim())
  if (parts.length > 4) return undefined
  const [season = '', occasion = '', achievement = '', who = ''] = parts
  const line = { season, occasion, achievement, who }
  return isWhole(line, kind) && fits(line) ? line : undefined
}

const isWhole = ({ season, occasion, achievement, who }: HonourLine, kind: HonourKind): boolean =>
  SEASON.test(season) && occasion !== '' && achievement !== '' && (who !== '' || kind === 'title')

const fits = ({ occasion, achievement, who }: HonourLine): boolean =>
  occasion.length <= LONGEST.occasion &&
  achievement.length <= LONGEST.achievement &&
  who.length <= LONGEST.who
