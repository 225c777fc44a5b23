import type { BatterDismissed, BatterRetired, PlayerReplaced } from '../facts.ts'
import { isLegal } from '../fold/fold-ball.ts'
import { isBall } from '../fold/state.ts'
import type { BallEntry, Innings } from '../fold/state.ts'
import type { FileNames } from './file-names.ts'
import { writeBall, writeWicket } from './write-ball.ts'
import type { WrittenDelivery, WrittenOver, WrittenWicket } from './written.ts'

export type OversToWrite = {
  readonly names: FileNames
  /** Deliveries have numbers. */
  readonly isNumbered: boolean
  /** Who was replaced before the innings began. */
  readonly waiting: readonly PlayerReplaced[]
}

export function writeOvers(innings: Innings, how: OversToWrite): readonly WrittenOver[] {
  const { waiting } = how
  const writer = new OversWriter(innings, how)
  for (const one of waiting) writer.replace(one)
  innings.entries.forEach((entry, index) => {
    const { fact } = entry
    if (isBall(entry)) writer.bowl(entry, index)
    else if (fact.type === 'player-replaced') writer.replace(fact)
    else if (fact.type === 'batter-retired') writer.retire(fact)
    else if (fact.type === 'batter-dismissed') writer.dismiss(fact)
  })
  return writer.overs
}

/**
 * The format knows nothing between balls: replacements are attached to the next delivery, batters who
 * retired for good or were out without a ball to the one before.
 */
class OversWriter {
  readonly overs: { over: number; deliveries: WrittenDelivery[] }[] = []
  private at = -1
  private legal = 0
  private replaced: PlayerReplaced[] = []
  private left: WrittenWicket[] = []
  private readonly innings: Innings
  private readonly names: FileNames
  private readonly isNumbered: boolean

  constructor(innings: Innings, { names, isNumbered }: OversToWrite) {
    this.innings = innings
    this.names = names
    this.isNumbered = isNumbered
  }

  bowl({ fact: ball }: BallEntry, index: number): void {
    const deliveries = this.deliveriesFor(index)
    const { replaced, left } = this
    const delivery = this.isNumbered ? `${this.at}.${this.legal + 1}` : undefined
    deliveries.push(writeBall({ ball, delivery, replaced, left }, this.names))
    if (isLegal(ball.extras)) this.legal++
    this.replaced = []
    this.left = []
  }

  replace(fact: PlayerReplaced): void {
    this.replaced.push(fact)
  }

  /** Files say only of those who did not return that they retired. */
  retire({ player, reason }: BatterRetired): void {
    const line = this.innings.batterById.get(player)
    if (reason === 'unrecorded' || (reason !== 'out' && line?.left === null)) return
    this.leave({ player_out: this.names.player(player), kind: `retired ${reason}` })
  }

  dismiss({ player, kind, fielders }: BatterDismissed): void {
    const wicket = { kind, playerOut: player, ...(fielders && { fielders }) }
    this.leave(writeWicket(wicket, this.names))
  }

  private leave(wicket: WrittenWicket): void {
    const deliveries = this.overs.at(-1)?.deliveries
    const before = deliveries?.pop()
    if (before === undefined) this.left.push(wicket)
    else deliveries?.push({ ...before, wickets: [...(before.wickets ?? []), wicket] })
  }

  /** The deliveries of the over to which the entry at this index belongs. */
  private deliveriesFor(index: number): WrittenDelivery[] {
    const { overs } = this.innings
    while (this.at < 0 || index >= (overs[this.at]?.to ?? Infinity)) this.begin()
    return this.overs[this.at]?.deliveries ?? []
  }

  private begin(): void {
    this.at++
    this.legal = 0
    this.overs.push({ over: this.at, deliveries: [] })
  }
}
