type Delivery = {
  batter: string
  bowler: string
  non_striker: string
  runs: { batter: number; extras: number; total: number }
  [key: string]: unknown
}

const sheet = (letter: string) =>
  Array.from({ length: 11 }, (_, index) => `${letter} Player ${index + 1}`)

export const home = sheet('H')
export const away = sheet('A')

/** A ball bowled by the other side's first bowler to this side's first batter. */
export function delivery(side: 'Home' | 'Away', runs: number, more: object = {}): Delivery {
  const [batting, bowling] = side === 'Home' ? [home, away] : [away, home]
  return {
    batter: batting[0]!,
    non_striker: batting[1]!,
    bowler: bowling[0]!,
    runs: { batter: runs, extras: 0, total: runs },
    ...more,
  }
}

type Innings = { team: string; overs: { over: number; deliveries: Delivery[] }[] }

const over = (side: 'Home' | 'Away', runs: readonly number[]): Innings => ({
  team: side,
  overs: [{ over: 0, deliveries: runs.map((each) => delivery(side, each)) }],
})

const register = (): Record<string, string> =>
  Object.fromEntries([...home, ...away, 'An Umpire'].map((name, index) => [name, `id${index}`]))

export const info = {
  balls_per_over: 6,
  city: 'Lahore',
  dates: ['2025-03-01'],
  event: { name: 'Spring Cup', match_number: 3, group: 'A' },
  gender: 'female',
  match_type: 'T20',
  officials: { umpires: ['An Umpire'] },
  outcome: { winner: 'Home', by: { runs: 3 } },
  overs: 1,
  player_of_match: [home[0]],
  players: { Home: home, Away: away },
  registry: { people: register() },
  season: '2025',
  team_type: 'club',
  teams: ['Home', 'Away'],
  toss: { winner: 'Home', decision: 'bat' },
  venue: 'Canal Park, Lahore',
}

/** A one-over match, 10 plays 7, in Cricsheet's format. */
export const match = (more: object = {}) => ({
  meta: { data_version: '1.1.0', created: '2025-03-02', revision: 1 },
  info: { ...info, ...more },
  innings: [over('Home', [1, 0, 4, 1, 4, 0]), over('Away', [0, 6, 0, 1, 0, 0])],
})

export type NamedText = { file: string; text: string }

/** Files as the file finder yields them; values other than text become JSON. */
export async function* files(named: Readonly<Record<string, unknown>>): AsyncGenerator<NamedText> {
  for (const [file, content] of Object.entries(named)) {
    yield { file, text: typeof content === 'string' ? content : JSON.stringify(content) }
  }
}
