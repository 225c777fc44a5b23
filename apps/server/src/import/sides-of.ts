import type { CricsheetMatch } from '@pavilion/cricket/cricsheet/cricsheet-match.ts'
import type { BallBowled } from '@pavilion/cricket/facts.ts'
import type { Team } from '@pavilion/cricket/setup.ts'
import type { FileSide } from './file-match.ts'

type Sides = {
  readonly sides: readonly [FileSide, FileSide]
  readonly teams: readonly [Team, Team]
}

/** The names of a team's players, in the order of the sheet, then of appearance. */
type Sheet = Set<string>

/** Both sides with everybody who took part; replacements are not always on the sheet. */
export function sidesOf({ setup, entries, meta }: CricsheetMatch): Sides {
  const [one, other] = setup.teams
  const sheets = [sheetOf(one), sheetOf(other)] as const
  let batting = 0
  for (const { fact } of entries) {
    if (fact.type === 'innings-started') batting = fact.battingTeam === one.id ? 0 : 1
    if (fact.type === 'ball-bowled')
      addStrays(fact, batting === 0 ? sheets : [sheets[1], sheets[0]])
    if (fact.type === 'player-replaced') add(fact.in, sheets, fact.team === other.id ? 1 : 0)
  }
  const side = ({ name }: Team, sheet: Sheet): FileSide => ({
    name,
    players: [...sheet].map((player) => ({ name: player, registryId: meta.registry.get(player) })),
  })
  return {
    sides: [side(one, sheets[0]), side(other, sheets[1])],
    teams: [withPlayers(one, sheets[0]), withPlayers(other, sheets[1])],
  }
}

const sheetOf = ({ players }: Team): Sheet => new Set(players.map(({ name }) => name))

type Both = readonly [Sheet, Sheet]

function add(name: string, sheets: Both, side: 0 | 1): void {
  if (!sheets[0].has(name) && !sheets[1].has(name)) sheets[side].add(name)
}

function addStrays(ball: BallBowled, sheets: readonly [batting: Sheet, bowling: Sheet]): void {
  add(ball.striker, sheets, 0)
  add(ball.nonStriker, sheets, 0)
  add(ball.bowler, sheets, 1)
  for (const { playerOut } of ball.wickets ?? []) add(playerOut, sheets, 0)
}

const withPlayers = (team: Team, sheet: Sheet): Team => ({
  ...team,
  players: [...sheet].map((name) => ({ id: name, name })),
})
