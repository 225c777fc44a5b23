import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { DayOfPlay } from '@pavilion/cricket/views/sessions.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { redirect } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { dayAfter } from '#shared/dates.ts'
import { latestStitches } from './latest-stitches.ts'
import { tabAddress, tabOf } from './match-tabs.ts'

export type ShownMatch = {
  readonly card: MatchCard
  readonly info: MatchInfo
  readonly view: MatchView
  readonly days: readonly DayOfPlay[]
  readonly overRules: OverRules
  /** The setup to fold the log with; null when the match is not followed. */
  readonly setup: MatchSetup | null
}

type Answer = Omit<ShownMatch, 'overRules'> & { readonly setup: MatchSetup }

/**
 * The part of the answer that the page needs, since all of it is sent to the browser. `today` is
 * "2026-07-23".
 */
export function shownMatch({ card, info, view, days, setup }: Answer, today: string): ShownMatch {
  const { ballsPerOver, oversPerEnd } = setup.conditions
  return {
    card,
    info,
    days,
    view: { ...view, seam: latestStitches(view, ballsPerOver) },
    overRules: { ballsPerOver, oversPerEnd },
    setup: mayGoOn(card, today) ? setup : null,
  }
}

/** An upcoming match is followed from the day before, so that its start is not missed in any time zone. */
function mayGoOn({ status, startsOn }: MatchCard, today: string): boolean {
  return status === 'live' || (status === 'upcoming' && startsOn <= dayAfter(today, 1))
}

type Asked = { readonly slug: string | undefined; readonly url: URL }

/** Redirects an address with an outdated or missing slug to the current one. Headers take ASCII only. */
export function toRightAddress(card: MatchCard, { slug, url }: Asked): void {
  if (slug === card.slug) return
  const address = tabAddress(matchAddress(card), tabOf(url.pathname))
  throw redirect(encodeURI(address) + url.search, 301)
}
