import type {
  AbsentHurt,
  BallBowled,
  BatterCameIn,
  BatterDismissed,
  BatterRetired,
  BatterReturned,
  BowlerCameOn,
  Entry,
  InningsEnded,
  InningsSummed,
  Noted,
  OverMiscounted,
  PenaltyAwarded,
  PlayerJoined,
  PlayFact,
  PowerplayTaken,
  RolesNamed,
  TargetRevised,
} from '../facts.ts'
import { foldBall } from './fold-ball.ts'
import { foldCard } from './fold-card.ts'
import { bowlerLine, closeIfDone, inningsAwarded, openInnings, widen } from './fold-innings.ts'
import { revise, takePowerplay } from './fold-length.ts'
import { foldMiscount } from './fold-over.ts'
import { takePlace } from './fold-replacement.ts'
import { comeIn, dismissWithoutBall, markAbsent, retire } from './fold-pair.ts'
import { join } from './listed.ts'
import { resume } from './resume.ts'
import { isBall } from './state.ts'
import type { PlayerId } from '../setup.ts'
import type { Innings, MatchState } from './state.ts'

type CreaseFact =
  | BatterCameIn
  | BatterRetired
  | BatterDismissed
  | BatterReturned
  | AbsentHurt
  | BowlerCameOn
type InningsFact =
  | PenaltyAwarded
  | InningsEnded
  | InningsSummed
  | OverMiscounted
  | PowerplayTaken
  | TargetRevised
  | Noted
type MatchFact = Exclude<PlayFact, BallBowled | PlayerJoined | CreaseFact | InningsFact>

/** Folds one fact that stands. Never refuses: a fact that makes no sense at its place changes nothing. */
export function foldFact(state: MatchState, entry: Entry<PlayFact>): void {
  const { current } = state
  if (isBall(entry)) {
    if (current === null) return
    state.stoppage = null
    return foldBall(current, entry, state.setup.conditions)
  }
  const { fact } = entry
  if (current === null || fact.type === 'innings-started') state.outside.push(entry)
  else current.entries.push(entry)
  if (fact.type !== 'ball-bowled') foldOther(state, fact)
}

function foldOther(state: MatchState, fact: OtherFact): void {
  const { current } = state
  if (fact.type === 'player-joined') foldJoin(state, fact)
  else if (isMatchFact(fact)) foldMatchFact(state, fact)
  else if (current === null) return
  else if (isCreaseFact(fact)) foldCreaseFact(current, fact)
  else foldInningsFact(current, fact, state)
}

type OtherFact = Exclude<PlayFact, BallBowled>

const creaseFacts: ReadonlySet<PlayFact['type']> = new Set<CreaseFact['type']>([
  'absent-hurt',
  'batter-came-in',
  'batter-dismissed',
  'batter-retired',
  'batter-returned',
  'bowler-came-on',
])

const inningsFacts: ReadonlySet<PlayFact['type']> = new Set<InningsFact['type']>([
  'innings-ended',
  'innings-summed',
  'noted',
  'over-miscounted',
  'penalty-awarded',
  'powerplay-taken',
  'target-revised',
])

function isCreaseFact(fact: OtherFact): fact is CreaseFact {
  return creaseFacts.has(fact.type)
}

function isMatchFact(fact: Exclude<OtherFact, PlayerJoined>): fact is MatchFact {
  return !creaseFacts.has(fact.type) && !inningsFacts.has(fact.type)
}

function foldJoin(state: MatchState, fact: PlayerJoined): void {
  join(state, fact)
  widen(state, fact.team)
}

function foldMatchFact(state: MatchState, fact: MatchFact): void {
  switch (fact.type) {
    case 'innings-started':
      startInnings(state, openInnings(state, fact))
      return fact.openers?.forEach((opener) => sendIn(state, opener))
    case 'toss':
      state.toss = fact
      return
    case 'roles-named':
      return nameRoles(state, fact)
    case 'match-ended':
      state.ended = fact
      return
    case 'player-of-match':
      state.playerOfMatch = fact
      return
    case 'player-replaced':
      state.replacements.push(fact)
      return takePlace(state.current, fact)
    case 'stoppage':
      state.stoppage = fact.reason
      return
    case 'play-resumed':
      state.stoppage = null
  }
}

function nameRoles({ roles }: MatchState, { team, captain, keeper }: RolesNamed): void {
  const named = roles.get(team)
  roles.set(team, {
    captain: captain ?? named?.captain ?? null,
    keeper: keeper ?? named?.keeper ?? null,
  })
}

function sendIn({ current }: MatchState, player: PlayerId): void {
  if (current !== null) comeIn(current, player)
}

function startInnings(state: MatchState, innings: Innings): void {
  if (state.current !== null && state.current.closed === null) state.current.closed = 'closed'
  state.innings.push(innings)
  state.current = innings
  const due = state.owed.filter((one) => one.team === innings.team.id)
  state.owed = state.owed.filter((one) => one.team !== innings.team.id)
  for (const { runs } of due) addPenalty(innings, runs)
}

function foldCreaseFact(innings: Innings, fact: CreaseFact): void {
  switch (fact.type) {
    case 'batter-retired':
      retire(innings, fact)
      return closeIfDone(innings)
    case 'batter-dismissed':
      dismissWithoutBall(innings, { ...fact, playerOut: fact.player })
      return closeIfDone(innings)
    case 'batter-returned':
      if (fact.consent === true) resume(innings, fact.player)
      return comeIn(innings, fact.player)
    case 'batter-came-in':
      return comeIn(innings, fact.player)
    case 'absent-hurt':
      markAbsent(innings, fact.player)
      return closeIfDone(innings)
    case 'bowler-came-on':
      innings.bowler = bowlerLine(innings, fact.player)
  }
}

function foldInningsFact(innings: Innings, fact: InningsFact, state: MatchState): void {
  switch (fact.type) {
    case 'penalty-awarded':
      return foldPenalty(state, innings, fact)
    case 'innings-ended':
      innings.closed = fact.reason
      return
    case 'innings-summed':
      return sumUp(innings, fact, state.setup.conditions.ballsPerOver)
    case 'over-miscounted':
      return foldMiscount(innings, fact, state.setup.conditions)
    case 'powerplay-taken':
      return takePowerplay(state, innings)
    case 'target-revised':
      return revise(state, innings, fact)
    case 'noted':
  }
}

function sumUp(innings: Innings, fact: InningsSummed, ballsPerOver: number): void {
  const { runs, wickets, balls, declared, card } = fact
  if (innings.overs.length > 0 || innings.wickets > 0 || innings.summed !== null) return
  innings.summed = card === undefined ? 'total' : 'card'
  if (card !== undefined) foldCard(innings, card, ballsPerOver)
  innings.runs = runs
  innings.wickets = wickets
  innings.balls = balls
  closeIfDone(innings)
  innings.closed ??= declared === true ? 'declared' : 'closed'
}

function foldPenalty(state: MatchState, innings: Innings, { team, runs }: PenaltyAwarded): void {
  if (innings.team.id === team) addPenalty(innings, runs)
  else {
    const earlier = inningsAwarded(state.innings, team)
    if (earlier === undefined) state.owed.push({ team, runs })
    else {
      addPenalty(earlier, runs)
      raiseTarget(innings, runs)
    }
  }
}

/** What is chased grows with the score that it follows from; officials set theirs again themselves. */
function raiseTarget(innings: Innings, runs: number): void {
  const { target } = innings
  if (target === null || target.given) return
  innings.target = { ...target, runs: target.runs + runs }
  if (innings.closed !== 'target') return
  innings.closed = null
  closeIfDone(innings)
}

function addPenalty(innings: Innings, runs: number): void {
  innings.penalty += runs
  innings.runs += runs
  closeIfDone(innings)
}
