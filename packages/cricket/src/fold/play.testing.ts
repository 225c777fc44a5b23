import type { PlayingConditions } from '../formats/conditions.ts'
import type { Fact } from '../facts.ts'
import { evolve, startMatch } from './match.ts'
import { parseBall } from '../text/notation.ts'
import type { Team } from '../setup.ts'
import type { Innings, MatchState } from './state.ts'

function team(id: string, name: string): Team {
  const players = Array.from({ length: 11 }, (_, i) => ({
    id: `${id}${i + 1}`,
    name: `${name} ${i + 1}`,
  }))
  return { id, name: `${name}s`, players }
}

/** Homes (h1 … h11) and Aways (a1 … a11). */
export const homes: Team = team('h', 'Home')
export const aways: Team = team('a', 'Away')

export function setupFor(conditions: PlayingConditions) {
  return { conditions, teams: [homes, aways] as const }
}

/** A log to which facts are appended with the next seq. */
export class Book {
  state: MatchState

  constructor(conditions: PlayingConditions) {
    this.state = startMatch(setupFor(conditions))
  }

  write(fact: Fact): this {
    this.state = evolve(this.state, { seq: this.state.seq + 1, fact })
    return this
  }

  /** Bowls balls in shorthand; batters follow in order, and bowlers 7 to 11 take turns. */
  bowl(balls: string): this {
    for (const text of balls.split(/[\s|]+/).filter((part) => part !== '')) this.ball(text)
    return this
  }

  private ball(text: string): void {
    const innings = this.state.current
    if (innings === null) throw new Error('No innings.')
    if (text === 'declared' || text === 'forfeited') {
      this.write({ type: 'innings-ended', reason: text })
      return
    }
    const { conditions } = this.state.setup
    const parsed = parseBall(text, this.due(), conditions)
    if (!parsed.ok) throw new Error(parsed.message)
    this.write(parsed.value)
  }

  /** Who bats and bowls the next ball by default. */
  due(): { striker: string; nonStriker: string; bowler: string } {
    const innings = this.state.current
    if (innings === null) throw new Error('No innings.')
    const waiting = innings.team.players.filter(({ id }) => !innings.batterById.has(id))
    const next = () => waiting.shift()?.id ?? 'nobody'
    const striker = innings.striker?.id ?? next()
    const nonStriker = innings.nonStriker?.id ?? next()
    return { striker, nonStriker, bowler: bowlerDue(innings) }
  }
}

function bowlerDue({ over, overs, bowlingTeam }: Innings): string {
  if (over !== null && !over.closed) return over.bowler.id
  return bowlingTeam.players[6 + (overs.length % 5)]?.id ?? 'nobody'
}

/** A match from its innings: "h: . 1 4 W", "a: …", "h super: …". Spaces and bars separate balls. */
export function play(conditions: PlayingConditions, ...innings: readonly string[]): MatchState {
  return write(conditions, ...innings).state
}

export function write(conditions: PlayingConditions, ...innings: readonly string[]): Book {
  const book = new Book(conditions)
  for (const text of innings) {
    const [head = '', balls = ''] = text.split(':')
    const superOver = head.endsWith('super')
    book.write({
      type: 'innings-started',
      battingTeam: head.slice(0, 1),
      ...(superOver && { superOver }),
    })
    book.bowl(balls)
  }
  return book
}
