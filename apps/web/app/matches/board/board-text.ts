import type { BallMark } from '@pavilion/cricket/text/ball-mark.ts'
import type { Board } from '@pavilion/cricket/views/board.ts'
import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { InningsView, MatchView } from '@pavilion/cricket/views/view.ts'
import { boardLine } from '#shared/board-line.ts'
import { rate } from '#shared/figures.ts'
import { isolated } from '#shared/isolated.ts'
import { isInPlay } from '../in-play.ts'

/** The result, or the most important sentence before there is one. */
export const headline = ({ board, result }: MatchView): string => result?.text ?? boardLine(board)

/** "Run rate 9.26. Required 9.86. Margalla Markhors were 113/4 after 15 overs." */
export function rates(view: MatchView, ballsPerOver: number): string {
  const { board } = view
  if (!isInPlay(view)) return ''
  const parts = [
    board.runRate !== null && `Run rate ${rate(board.runRate)}`,
    board.requiredRate !== null && `Required ${rate(board.requiredRate)}`,
    board.target !== null && board.requiredRate === null && `Target ${board.target}`,
    atThisStage(view.innings, ballsPerOver),
    board.powerplay !== null && 'Powerplay',
    board.freeHit && 'Free hit',
  ]
  return parts
    .filter((part) => part !== false && part !== undefined)
    .map((part) => `${part}.`)
    .join(' ')
}

/** The score of the side that batted first after as many overs. */
function atThisStage(innings: readonly InningsView[], ballsPerOver: number): string | undefined {
  const [first, second] = innings
  if (first === undefined || second === undefined || innings.length !== 2) return undefined
  if (second.target === null) return undefined
  const whole = second.overRows.filter(({ complete }) => complete).length
  const then = first.overRows[whole - 1]
  if (then === undefined || !then.complete || whole < 2) return undefined
  const stage = lengthText({ overs: `${whole}`, balls: whole * ballsPerOver }, ballsPerOver)
  return `${first.team.name} were ${then.score.runs}/${then.score.wickets} after ${stage}`
}

/** "Partnership: 8 from 6. Last wicket: Virk 36 (23)" */
export function standText(
  { partnership, lastWicket }: Board,
  short: (name: string) => string,
): string {
  const parts = [
    partnership && `Partnership: ${partnership.runs} from ${partnership.balls}`,
    lastWicket &&
      `Last wicket: ${isolated(short(lastWicket.name))} ${lastWicket.runs} (${lastWicket.balls})`,
  ]
  return parts.filter(Boolean).join('. ')
}

export type OverMark = { readonly kind: BallMark['kind'] | 'next'; readonly text?: string }

/** The balls of the current over, with those still to come; a finished over stays until the next begins. */
export function overMarks(view: MatchView, ballsPerOver: number): readonly OverMark[] {
  const { thisOver } = view.board
  const over = view.innings.at(-1)?.overRows.at(-1)
  if (over === undefined || over.complete) return thisOver
  const toCome = Math.max(0, ballsPerOver - over.balls)
  return [...thisOver, ...Array.from({ length: toCome }, () => ({ kind: 'next' as const }))]
}

const kinds: Readonly<Partial<Record<OverMark['kind'], string>>> = {
  dot: 'dot',
  four: 'four',
  six: 'six',
  wicket: 'wicket',
}

/** "six, dot, 2 leg byes": the balls for screen readers. */
export function marksText(marks: readonly OverMark[]): string {
  const bowled = marks.filter(({ kind }) => kind !== 'next')
  if (bowled.length === 0) return 'no ball yet'
  return bowled.map(({ kind, text }) => kinds[kind] ?? extraText(text ?? '')).join(', ')
}

const codes: Readonly<Record<string, string>> = {
  wd: 'wide',
  nb: 'no-ball',
  lb: 'leg bye',
  b: 'bye',
  pen: 'penalty',
}

function extraText(text: string): string {
  const [, runs = '', code = ''] = /^(\d*)(.*)$/.exec(text) ?? []
  const word = codes[code] ?? code
  return [runs, word].filter(Boolean).join(' ')
}
