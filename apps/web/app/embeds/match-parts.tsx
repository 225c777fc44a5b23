import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { Board } from '@pavilion/cricket/views/board.ts'
import { placeInTournament, scoreSides } from '#shared/score-of.ts'
import * as t from '#texts/embeds.ts'

type CardProps = { readonly card: MatchCard }

/** What is played, whether now, and whose page this is. */
export function Caption({ card, brand }: CardProps & { readonly brand: string }) {
  const { status, tournament, formatName, isSample } = card
  const what = [tournament?.name ?? formatName, placeInTournament(card)].filter(Boolean).join(', ')
  return (
    <span className="caption">
      {status === 'live' && <b className="live">{t.live}</b>}
      <span className="what">
        <bdi>{what}</bdi>
        {isSample && `, ${t.sample}`}
      </span>
      <span className="brand">{brand}</span>
    </span>
  )
}

type MarkProps = { readonly className: string; readonly children: string }

/** A point that is told in words to those who do not see it. */
const Mark = ({ className, children }: MarkProps) => (
  <span className={className}>
    <span className="hidden">{children}</span>
  </span>
)

/** Both sides with what they have scored. */
export function Sides({ card }: CardProps) {
  return (
    <span className="sides">
      {scoreSides(card).map(({ name, code, score, overs, batting, lost }, side) => (
        <span key={side} className={lost ? 'side lost' : 'side'}>
          <bdi className="name">{name}</bdi>
          <bdi className="code">{code ?? name}</bdi>
          {batting && <Mark className="bats">{t.batting}</Mark>}
          <b className="score">{score ?? ''}</b>
          {overs !== undefined && <small>({overs})</small>}
        </span>
      ))}
    </span>
  )
}

type BoardProps = { readonly board: Board }

/** The two at the crease and the bowler. */
export function Middle({ board: { batters, bowler } }: BoardProps) {
  return (
    <span className="middle">
      {batters.map(({ id, name, runs, balls, onStrike }) => (
        <span key={id} className="player">
          <bdi>{name}</bdi>
          {onStrike && <Mark className="strike">{t.onStrike}</Mark>}
          <b>{runs}</b>
          <small>({balls})</small>
        </span>
      ))}
      {bowler && (
        <span className="player bowler">
          <bdi>{bowler.name}</bdi>
          <b>
            {bowler.wickets}–{bowler.runs}
          </b>
          <small>({bowler.overs})</small>
        </span>
      )}
    </span>
  )
}

/** The balls of the over under way. */
export function ThisOver({ board: { thisOver } }: BoardProps) {
  if (thisOver.length === 0) return null
  return (
    <span className="over">
      <span className="over-title">{t.thisOver}</span>
      {thisOver.map(({ kind, text }, at) => (
        <b key={at} className={`ball ${kind}`}>
          {text}
        </b>
      ))}
    </span>
  )
}

/** "Markhors v Islanders: 187/6 (20), 142/4 (15.2)" */
export function titleOf(card: MatchCard): string {
  const scores = scoreSides(card).flatMap(({ score, overs }) =>
    score === undefined ? [] : [overs === undefined ? score : `${score} (${overs})`],
  )
  const [one, other] = card.sides
  const sides = t.versus({ one: one.name, other: other.name })
  return scores.length === 0 ? sides : `${sides}: ${scores.join(', ')}`
}
