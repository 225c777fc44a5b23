import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { Summary } from '@pavilion/cricket/views/summary.ts'
import { formatLabel } from '#records/labels.ts'
import { groundRef, teamRef, tournamentRef } from '#records/references.queries.ts'
import { slugOf } from '#records/slug.ts'
import type { AppContext } from '#app-context.ts'
import type { CardRow } from './match-list.queries.ts'

/** A match as lists show it: its row, the summary folded from its log, and its watchers. */
export function cardOf(app: AppContext, row: CardRow): MatchCard {
  const { summary, tournament, ground, sides } = row
  const [one, other] = sides
  return {
    ...ownOf(row),
    slug: slugOf(`${one.name} v ${other.name}`),
    formatName: formatLabel(row.format),
    tournament: tournament === null ? null : tournamentRef(tournament),
    ground: ground === null ? null : groundRef(ground),
    sides: [teamRef(one), teamRef(other)],
    ...scoreOf(summary, [one.id, other.id]),
    watchers: app.live.watchers(row.id),
  }
}

type Own = Omit<CardRow, 'visibility' | 'summary' | 'tournament' | 'ground' | 'sides'>

/** The fields that a row and a card share. Cards are sent as they are, so nothing else may be in them. */
const ownOf = (row: CardRow): Own => ({
  id: row.id,
  seq: row.seq,
  status: row.status,
  format: row.format,
  ballsPerOver: row.ballsPerOver,
  oversPerEnd: row.oversPerEnd,
  gender: row.gender,
  season: row.season,
  matchNumber: row.matchNumber,
  stage: row.stage,
  group: row.group,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  startsAt: row.startsAt,
  isSample: row.isSample,
})

type Score = Pick<
  MatchCard,
  'innings' | 'batting' | 'winner' | 'sentence' | 'seam' | 'ballsAllotted'
>

/** The fold names teams by id; a card names them by their place among its sides. */
function scoreOf(summary: Summary, teams: readonly [string, string]): Score {
  const sideOf = (team: string | null) => (team === null ? null : teams.indexOf(team))
  return {
    innings: summary.innings.map((innings) => ({
      side: teams.indexOf(innings.team),
      runs: innings.runs,
      wickets: innings.wickets,
      overs: innings.overs,
      balls: innings.balls,
      allOut: innings.allOut,
      declared: innings.declared,
      forfeited: innings.forfeited ?? false,
      superOver: innings.superOver,
    })),
    batting: sideOf(summary.batting),
    winner: sideOf(summary.winner),
    sentence: summary.sentence,
    seam: summary.seam,
    ballsAllotted: summary.ballLimit,
  }
}
