import type { BallMark } from '@pavilion/cricket/text/ball-mark.ts'
import { boardOf } from '@pavilion/cricket/views/board.ts'
import type { Board, BoardBowler, BoardInnings } from '@pavilion/cricket/views/board.ts'
import { commentary } from '@pavilion/cricket/text/commentary.ts'
import { seamLetters } from '@pavilion/cricket/views/seam.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import * as t from '#texts/marketing.ts'

/** What the pad shows of its match. */
export type PadView = {
  readonly side: string
  readonly runs: number
  readonly wickets: number
  readonly overs: string
  /** The equation, the result, or how many runs an over. */
  readonly note: string
  readonly batters: readonly { readonly name: string; readonly figures: string }[]
  readonly bowler: string
  readonly over: readonly BallMark[]
  /** A letter a legal ball. */
  readonly seam: string
  readonly balls: number
  /** The latest ball in words; empty before there is one. */
  readonly said: string
  readonly isOver: boolean
}

export function padViewOf(state: MatchState): PadView {
  const board = boardOf(state)
  const { current } = state
  const shown = board.innings.at(-1)
  return {
    side: nameOfSide(state, shown?.team),
    ...scoreOf(shown),
    note: noteOf(board),
    batters: board.batters.map(({ name, runs, balls, onStrike }) => ({
      name: onStrike ? `${name} *` : name,
      figures: `${runs} (${balls})`,
    })),
    bowler: board.bowler === null ? '' : bowlerText(board.bowler),
    over: board.thisOver,
    seam: current ? seamLetters(current) : '',
    balls: current?.ballLimit ?? 0,
    said: current === null ? '' : saidOf(state, current),
    isOver: board.status === 'complete',
  }
}

const scoreOf = (innings: BoardInnings | undefined) => ({
  runs: innings?.runs ?? 0,
  wickets: innings?.wickets ?? 0,
  overs: innings?.overs ?? '0',
})

const bowlerText = ({ name, wickets, runs, overs }: BoardBowler) =>
  `${name} ${wickets}–${runs} (${overs})`

function saidOf(state: MatchState, innings: Innings): string {
  const latest = commentary(state, innings)[0]?.lines.find(({ mark }) => mark !== null)
  return latest ? `${latest.number} ${latest.head}` : ''
}

function nameOfSide({ setup }: MatchState, team = setup.teams[0].id): string {
  return setup.teams.find(({ id }) => id === team)?.name ?? team
}

function noteOf({ status, sentence, equation, freeHit, runRate }: Board): string {
  if (status === 'complete') return sentence
  if (freeHit) return t.freeHit
  return (
    equation ?? (runRate === null ? sentence : t.runRateAnOver({ runRate: runRate.toFixed(2) }))
  )
}
