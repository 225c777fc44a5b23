import { fallenOf, markOf } from './ball-mark.ts'
import type { BallMark } from './ball-mark.ts'
import { oversText } from '../formats/conditions.ts'
import type { BallBowled, Entry, PlayFact, Wicket } from '../facts.ts'
import { countsIn, isLegal } from '../fold/fold-ball.ts'
import { english } from './english.ts'
import { howOut } from './how-out.ts'
import { say } from './message.ts'
import { shortNames } from './names.ts'
import { prose } from './prose.ts'
import { lastChange, sceneAfter } from './scene.ts'
import { remark } from './remark.ts'
import { isBall, nameOf } from '../fold/state.ts'
import type { BallEntry, Innings, MatchState, Over } from '../fold/state.ts'
import { Tally } from './tally.ts'

export type WicketCard = {
  readonly name: string
  readonly how: string
  readonly runs: number
  readonly balls: number
  readonly fours: number
  readonly sixes: number
  readonly score: string
  readonly overs: string
}

/** A ball, or an event between balls (without number and mark). */
export type CommentaryLine = {
  readonly seq: number
  readonly number: string | null
  readonly mark: BallMark | null
  /** "Wattoo to Gondal, SIX." */
  readonly head: string
  readonly text: string
  readonly score: string
  readonly wicket: WicketCard | null
}

export type OverCommentary = {
  /** From 1. */
  readonly over: number
  readonly runs: number
  readonly wickets: number
  readonly complete: boolean
  readonly score: string
  readonly bowler: { readonly name: string; readonly figures: string }
  readonly batters: readonly {
    readonly name: string
    readonly runs: number
    readonly balls: number
  }[]
  /** Newest first. */
  readonly lines: readonly CommentaryLine[]
}

/** The commentary of an innings, newest over first. */
export function commentary(state: MatchState, innings: Innings): OverCommentary[] {
  const teller = new Teller(state, innings)
  const overs: OverCommentary[] = []
  let from = 0
  innings.overs.forEach((over, at) => {
    const to = innings.overs[at + 1] === undefined ? innings.entries.length : over.to
    overs.push(teller.over(over, innings.entries.slice(from, to)))
    from = to
  })
  return overs.toReversed()
}

class Teller {
  private readonly state: MatchState
  private readonly innings: Innings
  private readonly short: (player: string) => string
  private readonly tally: Tally
  private readonly changed: number
  private ball = 1

  constructor(state: MatchState, innings: Innings) {
    this.state = state
    this.innings = innings
    this.short = shortNames(state)
    this.tally = new Tally(innings.pairs)
    this.changed = lastChange(innings)
  }

  over(over: Over, entries: readonly Entry<PlayFact>[]): OverCommentary {
    this.ball = 1
    const { striker, nonStriker } = lastBall(entries)
    const lines = entries.flatMap((entry) => this.line(over, entry))
    if (over.closed && !over.shared && over.conceded === 0)
      this.tally.bowler(over.bowler.id).maidens++
    if (this.innings.pairs !== null && (over.index + 1) % this.innings.pairs.overs === 0)
      this.tally.newPair()
    return {
      over: over.index + 1,
      runs: over.runs,
      wickets: over.wickets,
      complete: over.closed,
      score: this.score(),
      bowler: { name: this.short(over.bowler.id), figures: this.figures(over) },
      batters: [striker, nonStriker].flatMap((id) => this.atTheCrease(id)),
      lines: lines.toReversed(),
    }
  }

  /** Leaves out batters who got out in the over. */
  private atTheCrease(id: string | undefined): OverCommentary['batters'] {
    if (id === undefined) return []
    const { runs, balls } = this.tally.batter(id)
    return [{ name: this.short(id), runs, balls }]
  }

  private line(over: Over, entry: Entry<PlayFact>): CommentaryLine[] {
    if (isBall(entry)) return [this.ballLine(over, entry)]
    const { fact, seq } = entry
    const text = remark(entry, this.short)
    if (fact.type === 'penalty-awarded' && fact.team === this.innings.team.id) {
      this.tally.runs += fact.runs
    }
    if (text === null) return []
    this.count(fact)
    const out = outWithoutBall(fact)
    const wicket = this.wicketCard(out, `${over.index}.${this.ball - 1}`)
    return [{ seq, number: null, mark: null, head: '', text, score: this.score(), wicket }]
  }

  private count(fact: PlayFact): void {
    if (fact.type === 'batter-dismissed') this.tally.outWithoutBall()
    if (fact.type === 'batter-retired' && fact.reason === 'out') this.tally.retireOut(fact.player)
    if (fact.type === 'batter-returned') this.tally.resume(fact.player)
  }

  private ballLine(over: Over, { seq, fact }: BallEntry): CommentaryLine {
    const { tally, short } = this
    const number = `${over.index}.${this.ball}`
    const { freeHit } = tally
    const counts = countsIn(over, fact)
    tally.add(fact, counts)
    const freeHitNext = this.freeHitAfter(fact)
    if (counts) this.ball++
    const bowler = short(fact.bowler)
    const striker = short(fact.striker)
    const { conditions } = this.state.setup
    const scene = sceneAfter(this.innings, conditions, {
      entry: { seq, fact },
      over,
      runs: tally.runs,
      ball: this.ball - 1,
      changed: this.changed,
    })
    const text = prose({
      ball: fact,
      striker,
      bowler,
      naming: short,
      side: (team) => this.state.setup.teams.find(({ id }) => id === team)?.name ?? team,
      ...tally.batter(fact.striker),
      total: tally.runs,
      score: this.score(),
      stand: tally.stand,
      standBalls: tally.standBalls,
      figures: tally.bowler(fact.bowler),
      outs: this.made(fallenOf(fact)),
      batting: this.innings.team.name,
      isPairs: this.innings.pairs !== null,
      limit: conditions.retireAt ?? null,
      scene,
      freeHit,
      freeHitNext,
      seed: seq,
    })
    if (fact.wickets !== undefined) tally.part()
    const head = say(english, { key: 'delivery', told: { bowler, striker, ball: fact } }, seq)
    const wicket = this.wicketCard(fallenOf(fact), number)
    return { seq, number, mark: markOf(fact), head, text, score: this.score(), wicket }
  }

  private made(out: Wicket | undefined) {
    if (out === undefined) return null
    return { name: this.short(out.playerOut), ...this.tally.batter(out.playerOut) }
  }

  private freeHitAfter({ extras }: BallBowled): boolean {
    const { tally } = this
    if ((extras?.noballs ?? 0) > 0) tally.freeHit = this.state.setup.conditions.freeHit
    else if (isLegal(extras)) tally.freeHit = false
    return tally.freeHit
  }

  /** Null for who retired out and was back later. */
  private wicketCard(out: Wicket | undefined, overs: string): WicketCard | null {
    const line = out && this.innings.batterById.get(out.playerOut)
    if (line === undefined) return null
    if (out?.kind === 'retired out' && line.dismissal?.kind !== out.kind) return null
    const how = howOut(line, this.short)
    const made = this.tally.batter(line.id)
    return { name: nameOf(this.state, line.id), how, ...made, score: this.score(), overs }
  }

  /** "187/6", "133" when all out. */
  private score(): string {
    const { runs, wickets } = this.tally
    const { pairs, wicketLimit } = this.innings
    return pairs !== null || wickets < wicketLimit ? `${runs}/${wickets}` : `${runs}`
  }

  private figures({ bowler: { id } }: Over): string {
    const { balls, maidens, runs, wickets } = this.tally.bowler(id)
    const { ballsPerOver } = this.state.setup.conditions
    return `${oversText(balls, ballsPerOver)}-${maidens}-${runs}-${wickets}`
  }
}

/** Who is out by a fact between balls. */
function outWithoutBall(fact: PlayFact): Wicket | undefined {
  if (fact.type === 'batter-dismissed') return { kind: fact.kind, playerOut: fact.player }
  return fact.type === 'batter-retired' && fact.reason === 'out'
    ? { kind: 'retired out', playerOut: fact.player }
    : undefined
}

/** Who is at the wicket after the last ball, as far as the ball tells. */
function lastBall(entries: readonly Entry<PlayFact>[]): { striker?: string; nonStriker?: string } {
  const fact = entries.findLast(isBall)?.fact
  if (fact === undefined) return {}
  const gone = new Set(fact.wickets?.map(({ playerOut }) => playerOut))
  return {
    ...(!gone.has(fact.striker) && { striker: fact.striker }),
    ...(!gone.has(fact.nonStriker) && { nonStriker: fact.nonStriker }),
  }
}
