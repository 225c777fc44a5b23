import type {
  BallBowled,
  Entry,
  Fact,
  InningsStarted,
  MatchEnded,
  PlayFact,
  Target,
  Wicket,
} from '@pavilion/cricket/facts.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import { type MatchState, isBall, nameOf } from '@pavilion/cricket/fold/state.ts'
import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { Outcome } from '@pavilion/cricket/result/outcome.ts'
import type { MatchSetup, PlayerId } from '@pavilion/cricket/setup.ts'
import { ballOfDraft, draftOfBall } from './correct/ball-draft.ts'
import { swapped } from './pad/ball.ts'
import { moreOf } from './pad/more-facts.ts'
import { comingOf, nextOf } from './pad/next.ts'
import { revisedTarget, targetMethods } from './pad/revised-target.ts'

type Played = readonly Entry<PlayFact>[]

/**
 * Files give the target and the length of a chase as they were in the end, and do not say when the umpires set them:
 * before the first ball, or one or both of them only after the last.
 */
const revisions = [
  { target: 'before', length: 'before' },
  { target: 'before', length: 'after' },
  { target: 'after', length: 'before' },
  { target: 'after', length: 'after' },
] as const
type Revisions = (typeof revisions)[number]

/** What the pad refused, of a match that was played. */
export class Refused extends Error {}

/** A match that was played, scored again with the keys of the pad. Throws when the pad refuses something. */
export function scoredOnPad(setup: MatchSetup, played: Played): MatchState {
  const refused: unknown[] = []
  for (const when of revisions) {
    try {
      const scorer = new Scorer(setup, played, when)
      played.forEach(({ fact }, at) => scorer.see(fact, at))
      return scorer.state
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refused.push(error)
    }
  }
  throw new AggregateError(refused, refused.join('\n'))
}

class Scorer {
  state: MatchState
  readonly #played: Played
  readonly #when: Revisions
  /** What the umpires set after the last ball. */
  #later: Target | null = null

  constructor(setup: MatchSetup, played: Played, when: Revisions) {
    this.state = startMatch(setup)
    this.#played = played
    this.#when = when
  }

  see(fact: PlayFact, at: number): void {
    if (fact.type === 'innings-started') this.#start(fact, at)
    else if (fact.type === 'ball-bowled') this.#bowl(fact, at)
    else if (fact.type === 'batter-retired') this.#record({ ...fact, reason: 'not out' })
    else if (fact.type === 'match-ended') this.#end(fact)
    // Who comes in, and comes back, is asked for before the next ball.
    else if (fact.type !== 'batter-returned') this.#record(fact)
  }

  #record(...facts: readonly Fact[]): void {
    const judged = judgeAll(this.state, facts)
    if (!judged.ok) throw new Refused(`${judged.message} ${JSON.stringify(facts)}`)
    this.state = judged.value.state
  }

  #press(label: string): void {
    const entries = moreOf(this.state).flatMap((group) => group.entries)
    const found = entries.find((one) => one.label === label)
    if (found === undefined) throw new Refused(`There is no key “${label}”.`)
    this.#record(found.fact)
  }

  #start(fact: InningsStarted, at: number): void {
    this.#endInnings()
    const next = nextOf(this.state)
    if (next.ask !== 'innings' || !next.due.sides.includes(fact.battingTeam)) {
      throw new Refused(`The pad asks for ${next.ask}, not for the innings of ${fact.battingTeam}.`)
    }
    const { target, ...start } = fact
    const [first] = this.#ballsFrom(at + 1)
    const openers = first && ([first.striker, first.nonStriker] as const)
    this.#record({ ...start, ...(openers && { openers }) })
    if (target !== undefined) this.#set(target)
  }

  /** The balls up to the next innings. */
  #ballsFrom(at: number): BallBowled[] {
    const rest = this.#played.slice(at)
    const end = rest.findIndex(({ fact }) => fact.type === 'innings-started')
    const innings = end < 0 ? rest : rest.slice(0, end)
    return innings.flatMap((entry) => (isBall(entry) ? [entry.fact] : []))
  }

  #set({ runs, balls }: Target): void {
    const [target, length] = [{ runs }, balls === undefined ? {} : { balls }]
    this.#revise({
      ...(this.#when.target === 'before' && target),
      ...(this.#when.length === 'before' && length),
    })
    const isLater = this.#when.target === 'after' || this.#when.length === 'after'
    this.#later = isLater ? { runs, ...length } : null
  }

  /** The length is of no more interest once the target has been reached. */
  #setLater(): void {
    if (this.#later === null) return
    const isReached = outcomeOf(this.state) !== null
    const isSet = this.state.current?.target?.runs === this.#later.runs
    if (!isReached || !isSet) this.#revise(this.#later)
  }

  /** Files repeat a target and a length that nobody had to set. */
  #revise({ runs, balls }: Partial<Target>): void {
    const { current, setup } = this.state
    const isTarget = isAsItIs(runs, current?.target?.runs)
    if (isTarget && isAsItIs(balls, current?.ballLimit)) return
    const typed = {
      runs: isTarget ? '' : `${runs}`,
      overs: balls === undefined ? '' : oversText(balls, setup.conditions.ballsPerOver),
      method: this.#method,
      reason: 'As the file has it',
    }
    const fact = revisedTarget(this.state, typed)
    if (fact !== undefined) this.#record(fact)
  }

  get #method() {
    const end = this.#played.at(-1)?.fact
    const method = end?.type === 'match-ended' ? end.method : undefined
    return targetMethods.find((one) => one === method) ?? 'Target set by hand'
  }

  #bowl(ball: BallBowled, at: number): void {
    this.#fillPlaces(ball)
    const next = nextOf(this.state)
    const bowler = next.ask === 'ball' ? next.middle.bowler : null
    if (bowler !== ball.bowler) this.#record({ type: 'bowler-came-on', player: ball.bowler })
    this.#record(this.#keysOf(ball))
    for (const wicket of ball.wickets?.filter(isBetweenBalls) ?? []) this.#leave(wicket)
    if (this.#ballsFrom(at + 1).length === 0) this.#setLater()
  }

  #fillPlaces({ striker, nonStriker }: BallBowled): void {
    for (const player of [striker, nonStriker]) {
      const next = nextOf(this.state)
      const hasEnded = next.ask === 'innings' || next.ask === 'nothing'
      if (hasEnded && !this.#isIn(player)) this.#press(`${nameOf(this.state, player)} returns`)
      if (next.ask === 'batter' && !this.#isIn(player)) this.#record(comingOf(player, next.due))
    }
  }

  #isIn(player: PlayerId): boolean {
    const { current } = this.state
    return current?.striker?.id === player || current?.nonStriker?.id === player
  }

  /**
   * The ball as the keys record it. What no key says is taken over from the file: a third fielder, penalty runs on the
   * ball, a no-ball that cost more than the conditions say.
   */
  #keysOf(ball: BallBowled): BallBowled {
    const next = nextOf(this.state)
    if (next.ask !== 'ball') throw new Refused(`The pad asks for ${next.ask} instead of a ball.`)
    const isSwapped = next.middle.striker !== ball.striker
    const middle = isSwapped ? swapped(next.middle) : next.middle
    const { wickets = [], ...rest } = ball
    const fell = wickets.filter((wicket) => !isBetweenBalls(wicket))
    const seen = fell.length === 0 ? rest : { ...rest, wickets: fell }
    const draft = draftOfBall(seen, this.state.setup.conditions)
    return ballOfDraft(this.state, { ...draft, middle }, seen)
  }

  /** Who retires, or is not there in time, does so between balls. */
  #leave({ kind, playerOut: player }: Wicket): void {
    if (kind === 'timed out') return this.#record({ type: 'batter-dismissed', player, kind })
    const next = nextOf(this.state)
    if (next.ask === 'batter' && !this.#isIn(player)) this.#record(comingOf(player, next.due))
    const reason = kind === 'retired hurt' ? 'hurt' : kind === 'retired out' ? 'out' : 'not out'
    this.#record({ type: 'batter-retired', player, reason })
  }

  #endInnings(): void {
    const { current } = this.state
    if (current !== null && current.closed === null) this.#press('Ends here')
  }

  /** Officials say the result only where it does not follow from the score. */
  #end(fact: MatchEnded): void {
    if (fact.result !== 'drawn') this.#endInnings()
    if (!follows(outcomeOf(this.state), fact)) this.#record(fact)
  }
}

/** Whether the score says what the officials say. */
function follows(outcome: Outcome | null, { result, winner, method, by }: MatchEnded): boolean {
  if (method !== undefined || by !== undefined) return false
  return outcome?.kind === result && outcome.winner === (winner ?? null) && outcome.method === null
}

const isAsItIs = (wanted: number | undefined, has: number | null | undefined): boolean =>
  wanted === undefined || wanted === has

const isBetweenBalls = ({ kind }: Wicket): boolean =>
  kind === 'timed out' || kind.startsWith('retired ')
