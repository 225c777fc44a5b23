import { sentenceOf } from '#shared/score-of.ts'
import type { Route } from './+types/board-route.ts'
import styles from './embed.css?inline'
import { embedPage, missingPage } from './embed-page.tsx'
import { loadMatch, type ShownMatch } from './load-match.ts'
import { matchFollows } from './match-follows.ts'
import { Caption, Middle, Sides, ThisOver, titleOf } from './match-parts.tsx'

/** A match as a scoreboard: the score, who is batting and bowling, and the over. */
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
      children: <Scoreboard {...shown} />,
    },
  )
}

const Scoreboard = ({ card, board, brand, address }: ShownMatch) => (
  <a className="panel board" href={address} target="_blank" rel="noopener">
    <Caption card={card} brand={brand} />
    <Sides card={card} />
    <span className="said">{sentenceOf(card)}</span>
    {card.status === 'live' && (
      <>
        <Middle board={board} />
        <ThisOver board={board} />
      </>
    )}
  </a>
)
