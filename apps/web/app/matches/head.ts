import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { matchAddress } from '#shared/addresses.ts'
import { longDay } from '#shared/dates.ts'
import type { HeadOptions } from '#shared/head.ts'
import * as t from '#texts/matches.ts'
import { tabAddress } from './match-tabs.ts'
import type { MatchTab } from './match-tabs.ts'
import { placeText } from './place.ts'
import { scoreTitle } from './score-title.ts'
import { sidesText } from './sides-text.ts'

type Where = { readonly locale: string; readonly origin: string; readonly tab: MatchTab }

/** The title and description of a match page, starting with the score. */
export function matchHead(card: MatchCard, { locale, origin, tab }: Where): HeadOptions {
  const picture = pictureOf(card)
  return {
    title: scoreTitle(card, locale),
    description: description(card, locale),
    keywords: keywords(card),
    path: tabAddress(matchAddress(card), tab),
    picture,
    about: sportsEvent(card, {
      url: `${origin}${matchAddress(card)}`,
      image: `${origin}${picture}`,
    }),
  }
}

/** The address changes with the score, so that caches never show an old picture. */
export function pictureOf({ id, seq }: Pick<MatchCard, 'id' | 'seq'>): string {
  return `/matches/${id}/${seq}/card.png`
}

function description(card: MatchCard, locale: string): string {
  const where = card.ground === null ? '' : ` at ${placeText(card.ground)}`
  const what = [card.formatName, card.tournament?.name].filter(Boolean).join(', ')
  const parts = [
    `${sidesText(card)}${where}, ${longDay(card.startsOn, locale)}: ${what}.`,
    card.sentence === '' ? '' : `${card.sentence}.`,
    t.scoreScorecardCommentaryAndCharts,
  ]
  return parts.filter(Boolean).join(' ')
}

function keywords(card: MatchCard): string[] {
  const names = [...card.sides.map(({ name }) => name), card.tournament?.name, card.ground?.name]
  return [
    ...names.filter((name) => name !== undefined),
    card.formatName,
    'scorecard',
    t.ballByBallCommentary,
  ]
}

type Addresses = { readonly url: string; readonly image: string }

/** The match as a schema.org SportsEvent. */
export function sportsEvent(card: MatchCard, { url, image }: Addresses) {
  const teams = card.sides.map(({ name }) => ({ '@type': 'SportsTeam', name, sport: 'Cricket' }))
  const cancelled = card.status === 'abandoned'
  return {
    '@type': 'SportsEvent',
    name: sidesText(card),
    sport: 'Cricket',
    url,
    image,
    ...datesOf(card),
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: teams[0],
    awayTeam: teams[1],
    competitor: teams,
    ...(card.ground && { location: placeOf(card.ground) }),
    ...(card.tournament && {
      superEvent: { '@type': 'EventSeries', name: card.tournament.name },
    }),
  }
}

/** A day without a time begins at midnight: it cannot be the end of what starts at noon. */
const datesOf = ({ startsAt, startsOn, endsOn }: MatchCard) => ({
  startDate: startsAt ?? startsOn,
  ...((startsAt === null || endsOn !== startsOn) && { endDate: endsOn }),
})

const placeOf = ({ name, city }: NonNullable<MatchCard['ground']>) => ({
  '@type': 'Place',
  name,
  address: city === '' ? name : city,
})
