import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { apiContext, siteContext } from '#context.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import { shortDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/embeds.ts'
import type { Route } from './+types/fixtures-route.ts'
import styles from './embed.css?inline'
import { embedPage, ifFound, missingPage } from './embed-page.tsx'

/** A list of fixtures changes when a match ends or moves, not with every ball. */
const WAIT_MS = 10_000

const MOST_COMING = 8
const MOST_OVER = 4

/** What is played next in a tournament, and how the latest matches ended. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { tournamentId } = params
  const found = await ifFound(context.get(apiContext).tournaments.show({ tournamentId }))
  if (found === undefined) return missingPage({ context, request }, styles)
  const { tournament, live, upcoming, results } = found.data
  const site = context.get(siteContext)
  const coming = [...live, ...upcoming].slice(0, MOST_COMING)
  const over = results.slice(0, MOST_OVER)
  return embedPage(
    { context, request },
    {
      title: t.fixturesOf({ tournament: tournament.name }),
      styles,
      follows: { stream: '/live/scores', about: tournament.id, wait: WAIT_MS },
      children: (
        <a
          className="panel"
          href={`${tournamentAddress(tournament)}?show=fixtures`}
          target="_blank"
          rel="noopener"
        >
          <span className="caption">
            <bdi className="what">{tournament.name}</bdi>
            <span className="brand">{site.name}</span>
          </span>
          {coming.length + over.length === 0 && <span className="said">{t.noFixturesYet}</span>}
          <Matches title={t.fixtures} cards={coming} locale={site.locale} />
          <Matches title={t.results} cards={over} locale={site.locale} />
        </a>
      ),
    },
  )
}

type MatchesProps = {
  readonly title: string
  readonly cards: readonly MatchCard[]
  readonly locale: string
}

function Matches({ title, cards, locale }: MatchesProps) {
  if (cards.length === 0) return null
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {cards.map((card) => (
          <tr key={card.id}>
            <th scope="row">
              <span className="team">
                <bdi>{t.versus({ one: card.sides[0].name, other: card.sides[1].name })}</bdi>
                {card.status === 'live' && <b className="live">{t.live}</b>}
              </span>
              <small>
                {card.status === 'upcoming' ? (card.ground?.name ?? '') : card.sentence}
              </small>
            </th>
            <td>{whenOf(card, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The day, and the time in the zone of the ground of what is still to come. */
function whenOf({ startsOn, startsAt, ground, status }: MatchCard, locale: string): string {
  const day = shortDay(startsOn, locale)
  if (startsAt === null || ground === null || status !== 'upcoming') return day
  return `${day}, ${timeAt(startsAt, { locale, timeZone: ground.timeZone })}`
}
