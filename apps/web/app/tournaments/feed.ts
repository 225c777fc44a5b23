import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { Decision } from '@pavilion/contract/tournaments/result-fields.ts'
import type { Route } from './+types/feed.ts'
import { apiContext, siteContext } from '#context.ts'
import { matchAddress, tournamentAddress } from '#shared/addresses.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import { element, escapeXml, xmlAnswer } from '#shared/xml.ts'
import * as t from '#texts/tournaments.ts'
import { decisionText } from './decision-text.ts'

const NEWEST = 60

/** `at`: when it was, for their order. */
type Entry = { readonly at: string; readonly xml: string }

/** The results and decisions of a tournament, newest first, as Atom. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { origin } = new URL(request.url)
  const { tournamentId } = params
  const found = await orNotFound(context.get(apiContext).tournaments.show({ tournamentId }))
  const { tournament, results, decisions } = found.data
  const { name, locale, timeZone } = context.get(siteContext)
  const page = origin + tournamentAddress(tournament)
  const entries = [
    ...results.map((card) => resultEntry(card, origin)),
    ...decisions.map((one) => decisionEntry(one, page, decisionText(one, { locale, timeZone }))),
  ]
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, NEWEST)
  const self = `${origin}${new URL(request.url).pathname}`
  const feed = [
    element('id', `urn:uuid:${tournament.id}`),
    element('title', t.resultsFeed({ name: tournament.name })),
    element('updated', entries[0]?.at ?? `${tournament.from}T00:00:00.000Z`),
    `<author>${element('name', name)}</author>`,
    link(page, 'alternate'),
    link(self, 'self'),
    ...entries.map(({ xml }) => xml),
  ]
  return xmlAnswer(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(locale)}">\n${feed.join('\n')}\n</feed>`,
    'application/atom+xml',
  )
}

const link = (href: string, rel: string): string =>
  `<link rel="${rel}" href="${escapeXml(encodeURI(href))}"/>`

function resultEntry(card: MatchCard, origin: string): Entry {
  const { id, sides, sentence, startsAt, endsOn } = card
  const at = new Date(startsAt ?? `${endsOn}T12:00:00Z`).toISOString()
  const title = t.versus({ home: sides[0].name, away: sides[1].name })
  return entryOf({ id, at, title, text: sentence, href: origin + matchAddress(card) })
}

function decisionEntry({ id, at }: Decision, href: string, text: string): Entry {
  return entryOf({ id, at: new Date(at).toISOString(), title: text, text: '', href })
}

type Written = {
  readonly id: string
  readonly at: string
  readonly title: string
  readonly text: string
  readonly href: string
}

const entryOf = ({ id, at, title, text, href }: Written): Entry => ({
  at,
  xml: [
    '<entry>',
    element('id', `urn:uuid:${id}`),
    element('title', title),
    element('updated', at),
    link(href, 'alternate'),
    ...(text === '' ? [] : [element('summary', text)]),
    '</entry>',
  ].join(''),
})
