import archivo from '../fonts/archivo.woff2?url'
import instrumentSans from '../fonts/instrument-sans.woff2?url'
import { sentenceOf } from '#shared/score-of.ts'
import * as t from '#texts/embeds.ts'
import type { Route } from './+types/overlay-route.ts'
import { embedPage, missingPage } from './embed-page.tsx'
import { loadMatch, type ShownMatch } from './load-match.ts'
import { matchFollows } from './match-follows.ts'
import { Caption, Middle, Sides, ThisOver, titleOf } from './match-parts.tsx'
import styles from './overlay.css?inline'

const fonts = `@font-face{font-family:Archivo;font-weight:100 900;font-stretch:62% 125%;src:url(${archivo})}
@font-face{font-family:Instrument Sans;font-weight:400 700;src:url(${instrumentSans})}`

const layouts = ['lower-third', 'bug', 'card'] as const
type Layout = (typeof layouts)[number]

const layoutOf = (request: Request): Layout =>
  layouts.find((layout) => layout === new URL(request.url).searchParams.get('layout')) ??
  'lower-third'

/** The score to lay over a video: transparent but for the score itself, in the place that `?layout=` says. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shown = await loadMatch(context, params.matchId)
  if (shown === undefined) return missingPage({ context, request }, styles)
  const layout = layoutOf(request)
  return embedPage(
    { context, request },
    {
      title: titleOf(shown.card),
      styles: fonts + styles,
      seq: shown.seq,
      className: layout,
      follows: matchFollows(shown.card.id),
      children: <Overlay {...shown} layout={layout} />,
    },
  )
}

function Overlay({ card, board, brand, layout }: ShownMatch & { readonly layout: Layout }) {
  const isLive = card.status === 'live'
  return (
    <div className="panel">
      {layout !== 'bug' && <Caption card={card} brand={brand} />}
      <Sides card={card} />
      {layout !== 'bug' && isLive && <Middle board={board} />}
      {isLive && <ThisOver board={board} />}
      <span className="said">{sentenceOf(card)}</span>
      {isLive && <LastBall board={board} />}
    </div>
  )
}

const calls = { four: t.four, six: t.six, wicket: t.wicket } as const

/** Says a four, a six or a wicket for some seconds after it. */
function LastBall({ board: { recent } }: Pick<ShownMatch, 'board'>) {
  const kind = recent.at(-1)?.kind
  if (kind !== 'four' && kind !== 'six' && kind !== 'wicket') return null
  return <b className={`call ${kind}`}>{calls[kind]}</b>
}
