import type { MatchCard } from '@pavilion/contract/match-card.ts'
import type { MatchInfo } from '@pavilion/contract/match-info.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { MatchView } from '@pavilion/cricket/view.ts'
import { redirect } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { dayAfter } from '#shared/dates.ts'
import { latestStitches } from './latest-stitches.ts'
import { tabAddress, tabOf } from './match-tabs.ts'

export type ShownMatch = {
  readonly card: MatchCard
  readonly info: MatchInfo
  readonly view: MatchView
  readonly ballsPerOver: number
  /** What the browser folds the log from; null where the match is not to be followed. */
  readonly setup: MatchSetup | null
}

type Answer = Omit<ShownMatch, 'ballsPerOver'> & { readonly setup: MatchSetup }

/** `today` is "2026-07-23". What the page needs of the answer, and no more: all of it travels to the browser. */
export function shownMatch({ card, info, view, setup }: Answer, today: string): ShownMatch {
  const { ballsPerOver } = setup.conditions
  return {
    card,
    info,
    view: { ...view, seam: latestStitches(view, ballsPerOver) },
    ballsPerOver,
    setup: mayGoOn(card, today) ? setup : null,
  }
}

/** A match to come is followed from the day before, so that no zone misses its first ball. */
function mayGoOn({ status, startsOn }: MatchCard, today: string): boolean {
  return status === 'live' || (status === 'upcoming' && startsOn <= dayAfter(today, 1))
}

type Asked = { readonly slug: string | undefined; readonly url: URL }

/** Sends whoever came by an old slug, or by none, to the address the match has today. */
export function toRightAddress(card: MatchCard, { slug, url }: Asked): void {
  if (slug === card.slug) return
  throw redirect(tabAddress(matchAddress(card), tabOf(url.pathname)) + url.search, 301)
}
