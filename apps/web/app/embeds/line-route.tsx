import { sentenceOf } from '#shared/score-of.ts'
import type { Route } from './+types/line-route.ts'
import styles from './embed.css?inline'
import { embedPage, missingPage } from './embed-page.tsx'
import { loadMatch, type ShownMatch } from './load-match.ts'
import { matchFollows } from './match-follows.ts'
import { Caption, Sides, titleOf } from './match-parts.tsx'

/** The score of a match in three lines. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shown = await loadMatch(context, params.matchId)
  if (shown === undefined) return missingPage({ context, request }, styles)
  return embedPage(
    { context, request },
    {
      title: titleOf(shown.card),
      styles,
      seq: shown.seq,
      follows: matchFollows(shown.card.id),
      children: <Line {...shown} />,
    },
  )
}

const Line = ({ card, brand, address }: ShownMatch) => (
  <a className="panel" href={address} target="_blank" rel="noopener">
    <Caption card={card} brand={brand} />
    <Sides card={card} />
    <span className="said">{sentenceOf(card)}</span>
  </a>
)
