import type { InningsScore, MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { lengthOf } from '@pavilion/cricket/text/length-text.ts'
import { display, seam, stripe, tins } from './board-parts.ts'
import { colours } from './colours.ts'
import { box, type Element } from './element.ts'

export const width = 1200
export const height = 630
const MARGIN = 64
const LONG_NAME = 22
const LONG_SENTENCE = 44

export type MatchPicture = { readonly card: MatchCard; readonly brand: string }

/** The board of a match as on its page, reduced to what is readable at a small size. */
export function matchPicture({ card, brand }: MatchPicture): Element {
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `52px ${MARGIN}px`,
      background: colours.board,
      fontFamily: 'Instrument Sans',
      fontWeight: 600,
      color: colours.ink,
    },
    top(card, brand),
    card.innings.length === 0 ? fixture(card) : score(card),
    bottom(card),
  )
}

const tag = (text: string, background: string) =>
  box(
    {
      padding: '6px 16px',
      borderRadius: 6,
      background,
      fontSize: 26,
      marginRight: 20,
      color: colours.ink,
    },
    text,
  )

function top(card: MatchCard, brand: string): Element {
  const { tournament, ground, stage, matchNumber } = card
  const which = matchNumber === null ? stage : `match ${matchNumber}`
  const competition = [tournament?.name, which].filter(Boolean).join(', ')
  const place = [competition || card.formatName, ground?.name].filter(Boolean).join(' · ')
  return box(
    { justifyContent: 'space-between', alignItems: 'center', fontSize: 28, color: colours.inkSoft },
    box(
      { alignItems: 'center' },
      ...(card.status === 'live' ? [tag('LIVE', colours.cherryFill)] : []),
      ...(card.isSample ? [tag('SAMPLE', colours.boardRaised)] : []),
      box(
        { maxWidth: 780, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
        place,
      ),
    ),
    display(brand, 44, { transformOrigin: 'right center' }),
  )
}

/** The board before the first ball: who plays whom. */
function fixture({ sides }: MatchCard): Element {
  const side = (name: string) =>
    box(
      { alignItems: 'center', marginBottom: 20 },
      stripe(name, 40, 92),
      display(name, 92, { marginLeft: 28 }),
    )
  return box({ flexDirection: 'column' }, ...sides.map(({ name }) => side(name)))
}

function score(card: MatchCard): Element {
  const shown = card.batting ?? card.winner ?? card.innings.at(-1)?.side ?? 0
  const other = shown === 0 ? 1 : 0
  const name = card.sides[shown === 1 ? 1 : 0].name
  const innings = lastOf(card, shown)
  return box(
    { justifyContent: 'space-between', alignItems: 'flex-end' },
    box(
      { flexDirection: 'column' },
      box(
        { alignItems: 'center', marginBottom: 22 },
        stripe(name, 30, 64),
        display(name, name.length > LONG_NAME ? 52 : 68, { marginLeft: 22 }),
      ),
      box(
        { alignItems: 'flex-end' },
        tins(innings ? scoreText(innings) : '0', 176),
        ...(innings ? [length(innings, card)] : []),
      ),
    ),
    theOther(card, other),
  )
}

function length(innings: InningsScore, card: MatchCard): Element {
  const { figure, title } = lengthOf(innings, card)
  return box(
    { flexDirection: 'column', marginLeft: 26 },
    box({ fontSize: 24, color: colours.inkSoft, marginBottom: 8 }, title),
    tins(figure, 62),
  )
}

function theOther(card: MatchCard, side: number): Element {
  const { name, shortName } = card.sides[side === 1 ? 1 : 0]
  const innings = card.innings.filter((one) => one.side === side && !one.superOver)
  return box(
    { flexDirection: 'column', alignItems: 'flex-end' },
    box(
      { fontSize: 30, color: colours.inkSoft, marginBottom: 4 },
      name.length > LONG_NAME ? (shortName ?? name) : name,
    ),
    display(innings.map(scoreText).join(' & ') || 'Yet to bat', innings.length > 0 ? 76 : 40, {
      transformOrigin: 'right center',
    }),
  )
}

const lastOf = ({ innings }: MatchCard, side: number) =>
  innings.findLast((one) => one.side === side && !one.superOver && !one.forfeited)

function scoreText({ runs, wickets, allOut, declared, forfeited }: InningsScore): string {
  if (forfeited) return 'forfeited'
  return allOut ? String(runs) : `${runs}/${wickets}${declared ? 'd' : ''}`
}

function bottom(card: MatchCard): Element {
  const sentence = card.sentence || (card.status === 'upcoming' ? card.startsOn : '')
  return box(
    { flexDirection: 'column' },
    display(sentence, sentence.length > LONG_SENTENCE ? 46 : 60, {
      color: colours.willow,
      marginBottom: 22,
    }),
    seam(card.seam, card.ballsAllotted, width - 2 * MARGIN),
  )
}
