import type { BallBowled } from '../facts.ts'
import { isBowlers, runsOf } from '../fold/fold-ball.ts'
import type { Pairs } from '../formats/conditions.ts'
import type { PlayerId } from '../setup.ts'

type BatterTally = { runs: number; balls: number; fours: number; sixes: number }
type BowlerTally = {
  balls: number
  runs: number
  wickets: number
  maidens: number
  /** Wickets with the last balls, one after the other. */
  inARow: number
}

/** The running score of an innings while its commentary is written. */
export class Tally {
  runs: number
  wickets = 0
  stand = 0
  standBalls = 0
  freeHit = false
  private readonly batters = new Map<PlayerId, BatterTally>()
  private readonly retiredOut = new Set<PlayerId>()
  private readonly bowlers = new Map<PlayerId, BowlerTally>()

  private readonly pairs: Pairs | null

  constructor(pairs: Pairs | null) {
    this.pairs = pairs
    this.runs = pairs?.start ?? 0
  }

  batter(id: PlayerId): BatterTally {
    const known = this.batters.get(id) ?? { runs: 0, balls: 0, fours: 0, sixes: 0 }
    this.batters.set(id, known)
    return known
  }

  bowler(id: PlayerId): BowlerTally {
    const known = this.bowlers.get(id) ?? {
      balls: 0,
      runs: 0,
      wickets: 0,
      maidens: 0,
      inARow: 0,
    }
    this.bowlers.set(id, known)
    return known
  }

  /** `counts`: whether the ball counts in the over. */
  add(ball: BallBowled, counts: boolean): void {
    const total = runsOf(ball)
    this.runs += total
    this.stand += total
    if ((ball.extras?.wides ?? 0) === 0) this.standBalls++
    const striker = this.batter(ball.striker)
    this.batter(ball.nonStriker)
    face(striker, ball)
    this.credit(ball, counts)
    for (const { kind, playerOut } of ball.wickets ?? []) {
      if (kind === 'retired hurt' || kind === 'retired not out') continue
      this.fall(kind !== 'retired out')
      if (kind === 'retired out') this.retiredOut.add(playerOut)
    }
  }

  /** In pairs the batter stays, and runs go instead. */
  private fall(isCharged: boolean): void {
    this.wickets++
    if (this.pairs === null || !isCharged) return
    this.runs -= this.pairs.wicketCosts
    this.stand -= this.pairs.wicketCosts
  }

  /** After a ball with a wicket: another pair bats, unless they are in pairs. */
  part(): void {
    if (this.pairs === null) this.newPair()
  }

  newPair(): void {
    this.stand = 0
    this.standBalls = 0
  }

  outWithoutBall(isCharged = true): void {
    this.fall(isCharged)
    this.part()
  }

  retireOut(id: PlayerId): void {
    this.retiredOut.add(id)
    this.outWithoutBall(false)
  }

  /** Who retired out goes on: no wicket has fallen (Law 25.4.3). */
  resume(id: PlayerId): void {
    if (this.retiredOut.delete(id)) this.wickets--
  }

  private credit(ball: BallBowled, counts: boolean): void {
    const { extras } = ball
    const bowler = this.bowler(ball.bowler)
    bowler.runs += ball.runs + (extras?.wides ?? 0) + (extras?.noballs ?? 0)
    if (counts) bowler.balls++
    const taken = (ball.wickets ?? []).filter(({ kind }) => isBowlers(kind)).length
    bowler.wickets += taken
    bowler.inARow = taken === 0 ? 0 : bowler.inARow + taken
  }
}

function face(striker: BatterTally, { runs, extras, nonBoundary }: BallBowled): void {
  striker.runs += runs
  if ((extras?.wides ?? 0) === 0) striker.balls++
  if (nonBoundary === true) return
  if (runs === 4) striker.fours++
  if (runs === 6) striker.sixes++
}
