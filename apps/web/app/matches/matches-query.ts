import { TeamId } from '@pavilion/contract/ids.ts'
import type { MatchFilter } from '@pavilion/contract/matches/match-calls.ts'
import type { MatchStatus } from '@pavilion/contract/matches/match-card.ts'
import { anyOf, chosenOf, genders, readListQuery } from '#central/list-query.ts'
import type { ListQuery } from '#central/list-query.ts'
import { askedDay } from '#shared/asked-day.ts'

/** The filters in the address of the match list; invalid values are left out. */
export type MatchesQuery = ListQuery & {
  readonly filter: MatchFilter
  readonly sort: 'soonest' | 'latest' | 'live-first'
  readonly day: string | undefined
}

const statuses: readonly MatchStatus[] = ['live', 'upcoming', 'complete', 'abandoned']

export function readMatchesQuery(query: URLSearchParams): MatchesQuery {
  const list = readListQuery(query)
  const status = chosenOf(query, 'status', statuses)
  const asked = askedDay(query)
  return {
    ...list,
    filter: {
      status,
      gender: chosenOf(query, 'gender', genders),
      format: anyOf(query, 'format', 20),
      place: anyOf(query, 'place', 100),
      teamId: TeamId.safeParse(query.get('team')).data,
      from: asked,
      until: asked,
      text: list.text,
    },
    sort: sortFor(status ?? []),
    day: asked,
  }
}

const isOver = (status: MatchStatus) => status === 'complete' || status === 'abandoned'

function sortFor(status: readonly MatchStatus[]): MatchesQuery['sort'] {
  if (status.length === 0) return 'live-first'
  if (status.every((one) => one === 'upcoming')) return 'soonest'
  return status.every(isOver) ? 'latest' : 'live-first'
}
