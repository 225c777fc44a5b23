import { isSubstitution } from '../facts.ts'
import type { BallBowled, Fact, Fielder, PlayerJoined, PlayFact } from '../facts.ts'
import type { PerFact } from '../fold/per-fact.ts'
import { answerFor } from '../fold/per-fact.ts'
import type { MatchState } from '../fold/state.ts'
import type { PlayerId, TeamId } from '../setup.ts'
import type { RefusalCode } from './refusals.ts'

type Named = {
  readonly teams?: readonly (TeamId | undefined)[]
  readonly players?: readonly (PlayerId | undefined)[]
}

const player = (fact: { readonly player: PlayerId }): Named => ({ players: [fact.player] })

const named: PerFact<null, Named> = {
  toss: ({ winner }) => ({ teams: [winner] }),
  'roles-named': ({ team, captain }) => ({ teams: [team], players: [captain] }),
  'player-joined': ({ team, insteadOf }) => ({ teams: [team], players: [insteadOf] }),
  'innings-started': ({ battingTeam, openers = [] }) => ({
    teams: [battingTeam],
    players: openers,
  }),
  'ball-bowled': (fact) => namedOnBall(fact),
  'penalty-awarded': ({ team }) => ({ teams: [team] }),
  'batter-came-in': player,
  'batter-retired': player,
  'batter-dismissed': (fact) => ({
    players: [fact.player, ...ownFielders(fact.fielders)],
  }),
  'batter-returned': player,
  'absent-hurt': player,
  'bowler-came-on': player,
  'player-replaced': (fact) =>
    isSubstitution(fact)
      ? { teams: [fact.team] }
      : { teams: [fact.team], players: [fact.in, fact.out] },
  'innings-summed': ({ card }) => ({
    players: [
      ...(card?.batting ?? []).flatMap(({ player: batter, out }) => [
        batter,
        out?.bowler,
        ...ownFielders(out?.fielders),
      ]),
      ...[...(card?.bowling ?? []), ...(card?.falls ?? [])].map((line) => line.player),
    ],
  }),
  'match-ended': ({ winner, tieBreak }) => ({ teams: [winner, tieBreak?.winner] }),
  'player-of-match': ({ players }) => ({ players }),
}

/** A substitute in the field belongs to neither side. */
const ownFielders = (fielders: readonly Fielder[] = []): (PlayerId | undefined)[] =>
  fielders.filter(({ substitute }) => substitute !== true).map((fielder) => fielder.player)

function namedOnBall(ball: BallBowled): Named {
  const { striker, nonStriker, bowler, wickets = [], reviews = [] } = ball
  return {
    teams: reviews.map(({ by }) => by),
    players: [
      striker,
      nonStriker,
      bowler,
      ...wickets.map(({ playerOut }) => playerOut),
      ...wickets.flatMap(({ fielders }) => ownFielders(fielders)),
      ...reviews.map(({ batter }) => batter),
    ],
  }
}

/**
 * Refuses a fact that names a side or a player of another match; null when it names none. `joining`: who joins by
 * the facts that are recorded with it.
 */
export function strangerIn(
  { setup, names }: MatchState,
  fact: Fact,
  joining: ReadonlySet<PlayerId> = new Set(),
): RefusalCode | null {
  const { teams = [], players = [] } = namedIn(fact)
  const isTeam = (team: TeamId | undefined) =>
    team === undefined || setup.teams.some(({ id }) => id === team)
  if (!teams.every(isTeam)) return 'no-such-team'
  return players.every((one) => one === undefined || names.has(one) || joining.has(one))
    ? null
    : 'not-in-side'
}

function namedIn(fact: Fact): Named {
  const seen = playIn(fact)
  return seen === null ? {} : (answerFor(named, seen, null) ?? {})
}

/** What a fact records of play, be it as a correction. */
const playIn = (fact: Fact): PlayFact | null => {
  if (fact.type === 'struck-out') return null
  return fact.type === 'corrected' || fact.type === 'inserted' ? fact.fact : fact
}

/** Who joins a side by one of the facts. */
export const joinsIn = (facts: readonly Fact[]): PlayerJoined[] =>
  facts.flatMap((fact) => {
    const seen = playIn(fact)
    return seen?.type === 'player-joined' ? [seen] : []
  })
