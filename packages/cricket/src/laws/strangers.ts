import { isSubstitution } from '../facts.ts'
import type { BallBowled, Fact, Fielder, PlayFact } from '../facts.ts'
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

/** Refuses a fact that names a side or a player of another match; null when it names none. */
export function strangerIn({ setup, names }: MatchState, fact: Fact): RefusalCode | null {
  const { teams = [], players = [] } = namedIn(fact)
  const isTeam = (team: TeamId | undefined) =>
    team === undefined || setup.teams.some(({ id }) => id === team)
  if (!teams.every(isTeam)) return 'no-such-team'
  return players.every((one) => one === undefined || names.has(one)) ? null : 'not-in-side'
}

function namedIn(fact: Fact): Named {
  if (fact.type === 'struck-out') return {}
  const seen: PlayFact = fact.type === 'corrected' || fact.type === 'inserted' ? fact.fact : fact
  return answerFor(named, seen, null) ?? {}
}
