import type { SearchHit } from '@pavilion/contract/search/search-calls.ts'
import type { IconName } from '@pavilion/kit/icons/paths.ts'
import { useEffect, useState } from 'react'
import { everything } from '#calls/search.ts'
import { send } from '#state/api.ts'
import * as t from '#texts/shell.ts'

export type Option = Pick<SearchHit, 'id' | 'title' | 'subtitle' | 'href' | 'matched' | 'isLive'> &
  Partial<Pick<SearchHit, 'kind' | 'badge' | 'shortName' | 'match' | 'figures'>> & {
    readonly group: string
  }

export type SearchState = 'empty' | 'asking' | 'answered' | 'failed'

const groups: Readonly<Record<SearchHit['kind'], string>> = {
  player: t.players,
  official: t.officials,
  team: t.teams,
  tournament: t.tournaments,
  club: t.clubs,
  association: t.associations,
  academy: t.academies,
  'ground-owner': t.groundOwners,
  match: t.matches,
  ground: t.grounds,
  post: t.posts,
}

/** The icon of each group. */
export const groupIcons: Readonly<Record<string, IconName>> = {
  Recent: 'clock',
  Players: 'user',
  Officials: 'hat',
  Teams: 'shield',
  Tournaments: 'trophy',
  Clubs: 'users',
  Associations: 'globe',
  Academies: 'bulb',
  'Ground owners': 'users',
  Matches: 'ball',
  Grounds: 'pin',
  Posts: 'page',
  Do: 'arrow-right',
}

/** Actions that are always offered. */
const actions: readonly Option[] = [
  action('matches', t.seeTodaysMatches, '/match-central/matches'),
  action('overview', t.openMatchCentral, '/match-central/overview'),
]

function action(id: string, title: string, href: string): Option {
  return { id, title, href, subtitle: '', matched: [], isLive: false, group: t.goTo }
}

const recentKey = 'searches'
const recentKept = 5

/** The search results for a text, after a pause in typing; before any text, recently opened pages. */
export function useSearch(text: string): { state: SearchState; options: readonly Option[] } {
  const asked = text.trim()
  const [answer, setAnswer] = useState<Answer>()
  const [recent] = useState(recentSearches)
  useEffect(() => {
    if (asked.length < 2) return undefined
    const giveUp = new AbortController()
    const timer = setTimeout(() => void ask(asked, giveUp.signal).then(setAnswer), 120)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [asked])

  if (asked.length < 2) return { state: 'empty', options: [...recent, ...actions] }
  if (answer === undefined) return { state: 'asking', options: actions }
  if (answer.text !== asked) return { state: 'asking', options: [...answer.options, ...actions] }
  return { state: answer.failed ? 'failed' : 'answered', options: [...answer.options, ...actions] }
}

type Answer = {
  readonly text: string
  readonly failed: boolean
  readonly options: readonly Option[]
}

async function ask(text: string, signal: AbortSignal): Promise<Answer | undefined> {
  const answer = await send(everything, { q: text }, { signal })
  if (signal.aborted) return undefined
  return { text, failed: !answer.ok, options: answer.ok ? grouped(answer.data.data.hits) : [] }
}

/** Results grouped by kind, in the order of each kind's best result. */
function grouped(hits: readonly SearchHit[]): Option[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return kinds.flatMap((kind) =>
    hits.filter((hit) => hit.kind === kind).map((hit) => ({ ...hit, group: groups[kind] })),
  )
}

export function rememberSearch(option: Option): void {
  if (option.group === 'Do') return
  const others = recentSearches().filter(({ id }) => id !== option.id)
  const lasting = { ...option, matched: [], isLive: false, match: null, group: t.recent }
  const kept = [lasting, ...others]
  try {
    localStorage.setItem(recentKey, JSON.stringify(kept.slice(0, recentKept)))
  } catch {
    // Storage may be blocked; then nothing is remembered.
  }
}

function recentSearches(): Option[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
