import type { InningsScore, MatchCard } from '@pavilion/contract/match-card.ts'
import type { Stitch } from '@pavilion/kit/scoreboard/stitches.ts'
import type { ScoreSide } from '@pavilion/kit/scoreboard/score-line.tsx'

/** Both sides as a score line shows them: "312 & 45/2", the side that lost stepped back. */
export function scoreSides(card: MatchCard): ScoreSide[] {
  return card.sides.map((team, side) => {
    const innings = card.innings.filter((one) => one.side === side && !one.superOver)
    return {
      name: team.name,
      code: team.shortName ?? undefined,
      score: innings.map(scoreText).join(' & ') || undefined,
      overs: innings.at(-1)?.overs,
      batting: card.status === 'live' && card.batting === side,
      lost: card.winner !== null && card.winner !== side,
    }
  })
}

/** "187/6", "187" where all are out, "312/6d" where they declared. */
export function scoreText({ runs, wickets, allOut, declared }: InningsScore): string {
  return `${runs}${allOut ? '' : `/${wickets}`}${declared ? 'd' : ''}`
}

/** The innings in progress, or the last one played. */
export function latestInnings(card: MatchCard): InningsScore | undefined {
  return card.innings.at(-1)
}

/** The one sentence under the score. */
export function sentenceOf({ sentence, status }: MatchCard): string {
  return sentence || (status === 'upcoming' ? 'Yet to begin' : '')
}

/** "Canal View Oval, Lahore", or what is known of it. */
export function placeOf({ ground }: MatchCard): string {
  return ground ? [ground.name, ground.city].filter(Boolean).join(', ') : ''
}

/** A stitch a letter: `.` no run, `1` to `6` runs, `W` a wicket. */
export function stitchesOf(seam: string): Stitch[] {
  return Array.from(seam, (letter) => {
    if (letter === 'W') return { kind: 'wicket' }
    if (letter === '6') return { kind: 'six' }
    if (letter === '4') return { kind: 'four' }
    const runs = Number(letter)
    return Number.isInteger(runs) && runs > 0 ? { kind: 'run', runs } : { kind: 'dot' }
  })
}

/** "Innings seam: one stitch a ball, 142 for 4 after 15.2 overs". */
export function seamWords(card: MatchCard): string {
  const innings = latestInnings(card)
  if (innings === undefined) return 'Innings seam: not begun'
  const { runs, wickets, overs } = innings
  return `Innings seam: one stitch a ball, ${runs} for ${wickets} after ${overs} overs`
}

/** "Match 23", "Semi-final", "Group A": where the match stands in its tournament. */
export function placeInTournament({ matchNumber, stage, group }: MatchCard): string {
  const number =
    matchNumber === null ? '' : /^\d+$/.test(matchNumber) ? `Match ${matchNumber}` : matchNumber
  return stage || number || (group ? `Group ${group}` : '')
}
