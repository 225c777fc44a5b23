import type { GroundRecord } from '@pavilion/contract/grounds/ground-calls.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { PersonRef, TeamRef } from '@pavilion/contract/records.ts'
import type { SquadMember } from '@pavilion/contract/teams/team-calls.ts'
import type { Api } from '#context.ts'

export type FormLine = {
  readonly match: Pick<MatchCard, 'id' | 'slug' | 'startsOn' | 'sentence'>
  readonly opponent: TeamRef
  readonly letter: 'W' | 'L' | 'N'
}

export type Leading = { readonly player: PersonRef; readonly figure: number }

export type PreviewSide = {
  readonly team: TeamRef
  /** The latest five at most, the latest first. */
  readonly form: readonly FormLine[]
  readonly batter: Leading | null
  readonly bowler: Leading | null
}

export type Preview = {
  readonly sides: readonly [PreviewSide, PreviewSide]
  readonly meetings: {
    /** The wins of each side, in their order. */
    readonly won: readonly [number, number]
    readonly others: number
    /** The latest first. */
    readonly latest: readonly MatchCard[]
  }
  /** How the ground plays in this format; null where nobody knows yet. */
  readonly ground: GroundRecord | null
}

const mostMeetings = 100
const mostForm = 5
const mostShown = 3

/** What there is to say of a match before its first ball. */
export async function readPreview(api: Api, card: MatchCard): Promise<Preview> {
  const [one, other] = card.sides
  const [first, second, played, ground] = await Promise.all([
    readSide(api, one),
    readSide(api, other),
    api.matches.filter({
      filter: { teamId: one.id, status: ['complete', 'abandoned'] },
      sort: 'latest',
      page: { size: mostMeetings },
    }),
    card.ground && api.grounds.show({ groundId: card.ground.id }),
  ])
  return {
    sides: [first, second],
    meetings: meetingsOf(played.data.items, one, other),
    ground: ground?.data.record.find(({ format }) => format === card.format) ?? null,
  }
}

async function readSide(api: Api, team: TeamRef): Promise<PreviewSide> {
  const { results, squad } = (await api.teams.show({ teamId: team.id })).data
  return {
    team,
    form: results.slice(0, mostForm).flatMap((card) => formLine(card, team)),
    batter: leading(squad, ({ runs }) => runs),
    bowler: leading(squad, ({ wickets }) => wickets),
  }
}

function leading(
  squad: readonly SquadMember[],
  figureOf: (member: SquadMember) => number,
): Leading | null {
  const [best] = squad.toSorted((one, other) => figureOf(other) - figureOf(one))
  return best === undefined || figureOf(best) === 0
    ? null
    : { player: best.player, figure: figureOf(best) }
}

function formLine(card: MatchCard, { id }: TeamRef): FormLine[] {
  const opponent = card.sides.find((side) => side.id !== id)
  if (opponent === undefined) return []
  const winner = card.winner === null ? undefined : card.sides[card.winner]
  const letter = winner === undefined ? 'N' : winner.id === id ? 'W' : 'L'
  const { slug, startsOn, sentence } = card
  return [{ match: { id: card.id, slug, startsOn, sentence }, opponent, letter }]
}

function meetingsOf(played: readonly MatchCard[], one: TeamRef, other: TeamRef) {
  const meetings = played.filter(({ sides }) => sides.some(({ id }) => id === other.id))
  const wonBy = ({ id }: TeamRef) =>
    meetings.filter(({ winner, sides }) => winner !== null && sides[winner]?.id === id).length
  const won = [wonBy(one), wonBy(other)] as const
  return {
    won,
    others: meetings.length - won[0] - won[1],
    latest: meetings.slice(0, mostShown),
  }
}
