import type { BallBowled, Fielder, PlayerReplaced, Review, Wicket } from '../facts.ts'
import { extrasOf } from '../fold/fold-ball.ts'
import type { FileNames } from './file-names.ts'
import type {
  WrittenDelivery,
  WrittenReplacement,
  WrittenReview,
  WrittenRuns,
  WrittenWicket,
} from './written.ts'

/** `delivery`: the over and the number of the legal ball due. `replaced`: who came before this ball. */
export type BallToWrite = {
  readonly ball: BallBowled
  readonly delivery: string | undefined
  readonly replaced: readonly PlayerReplaced[]
  /** Batters who left before the ball, where there is none to which that could be attached. */
  readonly left: readonly WrittenWicket[]
}

export function writeBall(
  { ball, delivery, replaced, left }: BallToWrite,
  names: FileNames,
): WrittenDelivery {
  const { extras, wickets, reviews } = ball
  const [review] = reviews ?? []
  const out = [...left, ...(wickets ?? []).map((wicket) => writeWicket(wicket, names))]
  return {
    ...(delivery !== undefined && { actual_delivery: delivery }),
    batter: names.player(ball.striker),
    bowler: names.player(ball.bowler),
    ...(extras !== undefined && { extras }),
    non_striker: names.player(ball.nonStriker),
    ...(replaced.length > 0 && { replacements: writeReplacements(replaced, names) }),
    ...(review !== undefined && { review: writeReview(review, names) }),
    runs: writeRuns(ball),
    ...((wickets !== undefined || out.length > 0) && { wickets: out }),
  }
}

function writeRuns({ runs, extras, nonBoundary }: BallBowled): WrittenRuns {
  const extra = extras === undefined ? 0 : extrasOf(extras)
  return {
    batter: runs,
    extras: extra,
    ...(nonBoundary === true && { non_boundary: nonBoundary }),
    total: runs + extra,
  }
}

export function writeWicket(
  { kind, playerOut, fielders }: Wicket,
  names: FileNames,
): WrittenWicket {
  return {
    player_out: names.player(playerOut),
    ...(fielders !== undefined && { fielders: fielders.map((one) => writeFielder(one, names)) }),
    kind,
  }
}

function writeFielder({ player, substitute }: Fielder, names: FileNames) {
  return {
    ...(player !== undefined && { name: names.player(player) }),
    ...(substitute === true && { substitute }),
  }
}

function writeReview(review: Review, names: FileNames): WrittenReview {
  const { by, umpire, batter, decision, type, umpiresCall } = review
  return {
    by: names.team(by),
    ...(umpire !== undefined && { umpire }),
    ...(batter !== undefined && { batter: names.player(batter) }),
    decision,
    ...(type !== undefined && { type }),
    ...(umpiresCall === true && { umpires_call: umpiresCall }),
  }
}

/** Those for the rest of the match, and those in a role, which are told apart by having one. */
function writeReplacements(replaced: readonly PlayerReplaced[], names: FileNames) {
  const match = replaced.filter(({ role }) => role === undefined)
  const role = replaced.filter((one) => one.role !== undefined)
  const write = (one: PlayerReplaced) => writeReplacement(one, names)
  return {
    ...(match.length > 0 && { match: match.map(write) }),
    ...(role.length > 0 && { role: role.map(write) }),
  }
}

function writeReplacement(one: PlayerReplaced, names: FileNames): WrittenReplacement {
  const { out, team, reason, role } = one
  return {
    in: names.player(one.in),
    ...(out !== undefined && { out: names.player(out) }),
    ...(team !== undefined && { team: names.team(team) }),
    reason,
    ...(role !== undefined && { role }),
  }
}
