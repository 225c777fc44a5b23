import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import type { BallMark } from '@pavilion/cricket/text/ball-mark.ts'
import type { Board } from '@pavilion/cricket/views/board.ts'
import { inUnit, lengthText, unitOf } from '@pavilion/cricket/text/length-text.ts'
import type { InningsView, MatchView } from '@pavilion/cricket/views/view.ts'
import { boardLine } from '#shared/board-line.ts'
import { rate } from '#shared/figures.ts'
import { isolated } from '#shared/isolated.ts'
import * as t from '#texts/matches.ts'
import { isInPlay } from '../in-play.ts'

/** The result, or the most important sentence before there is one. */
export const headline = ({ board, result }: MatchView): string => result?.text ?? boardLine(board)

/** "Run rate 9.26. Required 9.86. Margalla Markhors were 113/4 after 15 overs." */
export function rates(view: MatchView, overRules: OverRules): string {
  const { board } = view
  if (!isInPlay(view)) return ''
  const parts = [
    board.runRate !== null && t.currentRunRate({ rate: rate(board.runRate) }),
    board.requiredRate !== null && t.required({ rate: rate(board.requiredRate) }),
    board.target !== null && board.requiredRate === null && t.target({ target: board.target }),
    parNow(view, overRules),
    atThisStage(view.innings, overRules),
    board.powerplayTo !== null &&
      t.powerplayTo({
        kind: board.powerplay ?? '',
        overs: inUnit(board.powerplayTo, overRules),
        unit: unitOf(overRules),
      }),
    board.freeHit && t.freeHit,
  ]
  return parts
    .filter((part) => part !== false && part !== undefined)
    .map((part) => `${part}.`)
    .join(' ')
}

/** "D/L par 87 after 12.3 overs, 4 ahead" */
function parNow({ par, innings }: MatchView, overRules: OverRules): string | undefined {
  const chase = innings.at(-1)
  if (par === null || chase === undefined || chase.balls === 0) return undefined
  const ahead = chase.runs - par
  const how = ahead > 0 ? 'ahead' : 'behind'
  const gap = { by: Math.abs(ahead), how: ahead === 0 ? 'level' : how } as const
  return t.parAfter({ par, stage: lengthText(chase, overRules), ...gap })
}

/** The score of the side that batted first after as many overs. */
function atThisStage(innings: readonly InningsView[], overRules: OverRules): string | undefined {
  const [first, second] = innings
  if (first === undefined || second === undefined || innings.length !== 2) return undefined
  if (second.target === null) return undefined
  const whole = second.overRows.filter(({ complete }) => complete).length
  const then = first.overRows[whole - 1]
  if (then === undefined || !then.complete || whole < 2) return undefined
  const stage = lengthText({ overs: `${whole}`, balls: whole * overRules.ballsPerOver }, overRules)
  const score = `${then.score.runs}/${then.score.wickets}`
  return t.wereAfter({ team: first.team.name, score, stage })
}

/** "Partnership: 8 from 6. Last wicket: Virk 36 (23)" */
export function standText(
  { partnership, lastWicket }: Board,
  short: (name: string) => string,
): string {
  const parts = [
    partnership && t.partnershipFrom(partnership),
    lastWicket && t.lastWicket({ ...lastWicket, name: isolated(short(lastWicket.name)) }),
  ]
  return parts.filter(Boolean).join('. ')
}

export type OverMark = { readonly kind: BallMark['kind'] | 'next'; readonly text?: string }

/** The balls of the current over, with those still to come; a finished over stays until the next begins. */
export function overMarks(view: MatchView, overRules: OverRules): readonly OverMark[] {
  const { thisOver } = view.board
  const over = view.innings.at(-1)?.overRows.at(-1)
  if (over === undefined || over.complete) return thisOver
  const toCome = Math.max(0, overRules.ballsPerOver - over.balls)
  return [...thisOver, ...Array.from({ length: toCome }, () => ({ kind: 'next' as const }))]
}

const kinds: Readonly<Partial<Record<OverMark['kind'], string>>> = {
  dot: t.dotBall,
  four: t.fourText,
  six: t.sixText,
  wicket: t.wicketText,
}

/** "six, dot, 2 leg byes": the balls for screen readers. */
export function marksText(marks: readonly OverMark[]): string {
  const bowled = marks.filter(({ kind }) => kind !== 'next')
  if (bowled.length === 0) return t.noBallYet
  return bowled.map(({ kind, text }) => kinds[kind] ?? extraText(text ?? '')).join(', ')
}

const codes: Readonly<Record<string, string>> = {
  wd: t.wide,
  nb: t.noBall,
  lb: t.legBye,
  b: t.bye,
  pen: t.penalty,
}

function extraText(text: string): string {
  const [, runs = '', code = ''] = /^(\d*)(.*)$/.exec(text) ?? []
  const word = codes[code] ?? code
  return [runs, word].filter(Boolean).join(' ')
}
