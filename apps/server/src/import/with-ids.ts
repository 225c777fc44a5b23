import type {
  BallBowled,
  Entry,
  Fielder,
  InningsStarted,
  MatchEnded,
  PlayFact,
  PlayerJoined,
  PlayerReplaced,
  Review,
  RolesNamed,
  Wicket,
} from '@pavilion/cricket/facts.ts'
import type { MatchSetup, Team } from '@pavilion/cricket/setup.ts'

/**
 * Translates the ids of a file to those of the database. People in neither side (substitutes) keep their
 * name.
 */
export type Rename = {
  readonly player: (id: string) => string
  readonly team: (id: string) => string
}

export function setupWithIds(setup: MatchSetup, rename: Rename): MatchSetup {
  const [one, other] = setup.teams
  return { ...setup, teams: [teamWithIds(one, rename), teamWithIds(other, rename)] }
}

const teamWithIds = (team: Team, rename: Rename): Team => ({
  ...team,
  id: rename.team(team.id),
  players: team.players.map(({ id, name }) => ({ id: rename.player(id), name })),
})

export function entriesWithIds(
  entries: readonly Entry<PlayFact>[],
  rename: Rename,
): Entry<PlayFact>[] {
  return entries.map(({ seq, fact }) => ({
    seq,
    fact: fact.type === 'ball-bowled' ? ball(fact, rename) : other(fact, rename),
  }))
}

function ball(fact: BallBowled, rename: Rename): BallBowled {
  const renamed = {
    ...fact,
    striker: rename.player(fact.striker),
    nonStriker: rename.player(fact.nonStriker),
    bowler: rename.player(fact.bowler),
    ...(fact.fieldedBy !== undefined && { fieldedBy: rename.player(fact.fieldedBy) }),
  }
  if (fact.wickets === undefined && fact.reviews === undefined) return renamed
  return {
    ...renamed,
    ...(fact.wickets && { wickets: fact.wickets.map((one) => wicket(one, rename)) }),
    ...(fact.reviews && { reviews: fact.reviews.map((one) => review(one, rename)) }),
  }
}

const wicket = (one: Wicket, { player }: Rename): Wicket => ({
  ...one,
  playerOut: player(one.playerOut),
  ...(one.fielders && {
    fielders: renamedFielders(one.fielders, player),
  }),
})

const renamedFielders = (
  fielders: readonly Fielder[],
  player: Rename['player'],
): readonly Fielder[] =>
  fielders.map((fielder) =>
    fielder.player === undefined ? fielder : { ...fielder, player: player(fielder.player) },
  )

const review = (one: Review, { player, team }: Rename): Review => ({
  ...one,
  by: team(one.by),
  ...(one.batter !== undefined && { batter: player(one.batter) }),
})

const nameless = [
  'innings-ended',
  'target-revised',
  'over-miscounted',
  'powerplay-taken',
  'stoppage',
  'innings-summed',
  'play-resumed',
  'noted',
] as const
type Nameless = Extract<PlayFact, { readonly type: (typeof nameless)[number] }>

const isNameless = (fact: PlayFact): fact is Nameless => nameless.some((type) => type === fact.type)

function other(fact: Exclude<PlayFact, BallBowled>, rename: Rename): PlayFact {
  if (isNameless(fact)) return fact
  if ('player' in fact) return withPlayer(fact, rename)
  switch (fact.type) {
    case 'toss':
      return { ...fact, winner: rename.team(fact.winner) }
    case 'roles-named':
      return roles(fact, rename)
    case 'innings-started':
      return started(fact, rename)
    case 'penalty-awarded':
      return { ...fact, team: rename.team(fact.team) }
    case 'match-ended':
      return ended(fact, rename)
    case 'player-of-match':
      return { ...fact, players: fact.players.map(rename.player) }
    case 'player-replaced':
      return replaced(fact, rename)
  }
}

type WithPlayer = Extract<PlayFact, { readonly player: string }>

function withPlayer(fact: WithPlayer, rename: Rename): PlayFact {
  if (fact.type === 'player-joined') return joined(fact, rename)
  const player = rename.player(fact.player)
  return fact.type === 'batter-dismissed' && fact.fielders
    ? { ...fact, player, fielders: renamedFielders(fact.fielders, rename.player) }
    : { ...fact, player }
}

const joined = (fact: PlayerJoined, { player, team }: Rename): PlayerJoined => ({
  ...fact,
  team: team(fact.team),
  player: player(fact.player),
  ...(fact.insteadOf !== undefined && { insteadOf: player(fact.insteadOf) }),
})

const started = (fact: InningsStarted, { player, team }: Rename): InningsStarted => ({
  ...fact,
  battingTeam: team(fact.battingTeam),
  ...(fact.openers && { openers: [player(fact.openers[0]), player(fact.openers[1])] }),
})

const roles = (fact: RolesNamed, { player, team }: Rename): RolesNamed => ({
  ...fact,
  team: team(fact.team),
  ...(fact.captain !== undefined && { captain: player(fact.captain) }),
  ...(fact.keeper !== undefined && { keeper: player(fact.keeper) }),
})

const replaced = (fact: PlayerReplaced, { player, team }: Rename): PlayerReplaced => ({
  ...fact,
  in: player(fact.in),
  ...(fact.team !== undefined && { team: team(fact.team) }),
  ...(fact.out !== undefined && { out: player(fact.out) }),
})

const ended = (fact: MatchEnded, { team }: Rename): MatchEnded => ({
  ...fact,
  ...(fact.winner !== undefined && { winner: team(fact.winner) }),
  ...(fact.tieBreak && { tieBreak: { ...fact.tieBreak, winner: team(fact.tieBreak.winner) } }),
})
