import type { BallBowled } from '../facts.ts'
import type { PlayerId } from '../setup.ts'
import type { Facts } from './facts-of.ts'

/** Files do not record that a batter retires and returns; this class notices when the pair changes. */
export class Pair {
  private striker: PlayerId = ''
  private nonStriker: PlayerId = ''
  private readonly out = new Set<PlayerId>()
  private readonly left = new Set<PlayerId>()
  private readonly retiredOut = new Set<PlayerId>()
  private readonly facts: Facts

  constructor(facts: Facts) {
    this.facts = facts
  }

  meet(ball: BallBowled): void {
    const { striker, nonStriker } = ball
    const same =
      (striker === this.striker && nonStriker === this.nonStriker) ||
      (striker === this.nonStriker && nonStriker === this.striker)
    if (!same) {
      this.leave(this.striker, ball)
      this.leave(this.nonStriker, ball)
      this.comeBack(striker)
      this.comeBack(nonStriker)
    }
    this.striker = striker
    this.nonStriker = nonStriker
    if (ball.wickets !== undefined) {
      for (const { playerOut, kind } of ball.wickets) {
        this.out.add(playerOut)
        if (kind === 'retired out') this.retiredOut.add(playerOut)
      }
    }
  }

  private leave(player: PlayerId, { striker, nonStriker }: BallBowled): void {
    if (player === '' || player === striker || player === nonStriker || this.out.has(player)) return
    this.left.add(player)
    this.facts.add({ type: 'batter-retired', player, reason: 'unrecorded' })
  }

  private comeBack(player: PlayerId): void {
    if (this.left.delete(player)) this.facts.add({ type: 'batter-returned', player })
    else if (this.retiredOut.delete(player)) this.resume(player)
  }

  /** Who bats on after retiring out had the other captain’s consent (Law 25.4.3). */
  private resume(player: PlayerId): void {
    this.out.delete(player)
    this.facts.add({ type: 'batter-returned', player, consent: true })
  }
}
