import type { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import { countedBalls } from '@pavilion/cricket/fold/fold-innings.ts'
import { isBall } from '@pavilion/cricket/fold/state.ts'
import type { Fall, Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import { howOut } from '@pavilion/cricket/text/how-out.ts'
import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import { shortNames } from '@pavilion/cricket/text/names.ts'

/** Something in a match that its followers are told of. */
export type Announcement = {
  readonly kind: Extract<NoticeKind, 'match-start' | 'wicket' | 'innings-end' | 'result'>
  /** What it is about, within the match: stays the same when the log is corrected. */
  readonly key: string
  readonly body: string
  /** The entry of the log with which it happened. */
  readonly seq: number
  /** The only players whose followers are told; null for all who are named in the match. */
  readonly people: readonly PlayerId[] | null
}

/**
 * What the log of a match gives to tell as it stands, oldest first. A wicket is named by its innings and
 * batter, who is out once in an innings: a corrected delivery is the same wicket still.
 */
export function announcementsOf(state: MatchState): Announcement[] {
  const outcome = outcomeOf(state)
  const last = state.innings.at(-1)
  return [
    ...state.innings.flatMap((innings) => [
      ...(innings.number === 1 ? [startOf(state, innings)] : []),
      ...(innings.summed === null ? innings.falls : []).map((fall) =>
        wicketOf(state, innings, fall),
      ),
      ...(innings.closed !== null && (outcome === null || innings !== last)
        ? [endOf(state, innings)]
        : []),
    ]),
    ...(outcome === null
      ? []
      : [
          {
            kind: 'result' as const,
            key: 'result',
            body: `${outcomeText(state, outcome)}.`,
            seq: Math.max(lastSeq(last), state.outside.at(-1)?.seq ?? 0),
            people: null,
          },
        ]),
  ]
}

const lastSeq = (innings: Innings | undefined): number => innings?.entries.at(-1)?.seq ?? 0

const startOf = (state: MatchState, innings: Innings): Announcement => ({
  kind: 'match-start',
  key: 'start',
  body: `The match has started. ${innings.team.name} are batting.`,
  seq: innings.entries[0]?.seq ?? state.seq,
  people: null,
})

function wicketOf(state: MatchState, innings: Innings, fall: Fall): Announcement {
  const { player, runs, wicket, balls } = fall
  const line = innings.batterById.get(player)
  const name = shortNames(state)(player)
  const how = line === undefined ? fall.kind : howOut(line, shortNames(state))
  const figures = line === undefined ? '' : ` ${line.runs} (${line.balls})`
  const bowler = line?.dismissal?.bowler ?? null
  return {
    kind: 'wicket',
    key: `wicket/${innings.number}/${player}`,
    body: `Wicket: ${name} ${how}${figures}. ${innings.team.name} ${runs}/${wicket} after ${lengthOf(state, balls)}.`,
    seq: seqOfFall(innings, player),
    people: bowler === null ? [player] : [player, bowler],
  }
}

/** The entry with which the batter was out. */
function seqOfFall({ entries }: Innings, player: PlayerId): number {
  const entry = entries.findLast((one) =>
    isBall(one)
      ? one.fact.wickets?.some(({ playerOut }) => playerOut === player)
      : (one.fact.type === 'batter-retired' || one.fact.type === 'batter-dismissed') &&
        one.fact.player === player,
  )
  return entry?.seq ?? entries.at(-1)?.seq ?? 0
}

const lengthOf = ({ setup }: MatchState, balls: number): string => {
  const { ballsPerOver } = setup.conditions
  return lengthText({ overs: oversText(balls, ballsPerOver), balls }, setup.conditions)
}

function endOf(state: MatchState, innings: Innings): Announcement {
  const { runs, wickets, closed, number, team } = innings
  const score = closed === 'all out' ? `${runs} all out` : `${runs}/${wickets}`
  const declared = closed === 'declared' ? ' declared' : ''
  return {
    kind: 'innings-end',
    key: `innings/${number}`,
    body: `End of the innings: ${team.name} ${score}${declared} in ${lengthOf(state, countedBalls(innings))}.`,
    seq: lastSeq(innings),
    people: null,
  }
}
