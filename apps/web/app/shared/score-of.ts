import type { InningsScore, MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { lengthOf, lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { Stitch } from '@pavilion/kit/cricket/scoreboard/stitches.ts'
import type { ScoreSide } from '@pavilion/kit/cricket/scoreboard/score-line.tsx'
import * as t from '#texts/common.ts'

/** Both sides of a score line, in the order in which they batted: "312 & 45/2"; the losing side is dimmed. */
export function scoreSides(card: MatchCard): ScoreSide[] {
  const [one, other] = card.sides.map((team, side) => {
    const innings = card.innings.filter((one) => one.side === side && !one.superOver)
    return {
      name: team.name,
      code: team.shortName ?? undefined,
      crest: team.badge?.crest?.small,
      colours: team.badge?.colours ?? undefined,
      score: innings.map(scoreText).join(' & ') || undefined,
      overs: shortLength(innings.at(-1), card),
      batting: card.status === 'live' && card.batting === side,
      lost: card.winner !== null && card.winner !== side,
    }
  })
  const inOrder = card.innings[0]?.side === 1 ? [other, one] : [one, other]
  return inOrder.filter((side) => side !== undefined)
}

/** The match's sentence; while the first innings is under way its run rate, since that says more than the toss. */
export function stateOfPlay(card: MatchCard): string {
  const [innings, second] = card.innings
  const { status, batting, ballsPerOver, ballsAllotted, sentence } = card
  if (status !== 'live' || batting === null || second !== undefined) return sentence
  if (innings === undefined || innings.balls < ballsPerOver) return sentence
  const perBall = innings.runs / innings.balls
  const rate = (perBall * ballsPerOver).toFixed(2)
  return ballsAllotted === null
    ? t.runRateNow({ rate })
    : t.runRateProjected({ rate, projected: Math.floor(perBall * ballsAllotted) })
}

/** "15.2" overs, or "100 balls" in formats that count balls. */
function shortLength(innings: InningsScore | undefined, card: MatchCard) {
  if (innings === undefined) return undefined
  const { figure, unit, title } = lengthOf(innings, card)
  return title === 'Overs' ? figure : `${figure} ${unit}`
}

/** "187/6", "187" when all out, "312/6d" when declared; a word when the innings was forfeited. */
export function scoreText({ runs, wickets, allOut, declared, forfeited }: InningsScore): string {
  if (forfeited) return 'forfeited'
  return `${runs}${allOut ? '' : `/${wickets}`}${declared ? 'd' : ''}`
}

/** The current innings, or the last one. */
export function latestInnings(card: MatchCard): InningsScore | undefined {
  return card.innings.at(-1)
}

/** The sentence below the score. */
export function sentenceOf({ sentence, status }: MatchCard): string {
  return sentence || (status === 'upcoming' ? t.yetToBegin : '')
}

/** "Canal View Oval, Lahore", or as much of it as is known. */
export function placeOf({ ground }: MatchCard): string {
  return ground ? [ground.name, ground.city].filter(Boolean).join(', ') : ''
}

/** One stitch per letter: `.` no run, `1` to `6` runs, `W` a wicket. */
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
  if (innings === undefined) return t.inningsSeamNotBegun
  const { runs, wickets } = innings
  const length = lengthText(innings, card)
  return t.inningsSeamOneStitch({ runs, wickets, length })
}

/** "Match 23", "Semi-final", "Group A". */
export function placeInTournament({ matchNumber, stage, group }: MatchCard): string {
  const number =
    matchNumber === null
      ? ''
      : /^\d+$/.test(matchNumber)
        ? t.matchNumber({ matchNumber })
        : matchNumber
  return stage || number || (group ? t.group({ group }) : '')
}
