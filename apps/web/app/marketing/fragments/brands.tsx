import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { Mark } from '@pavilion/kit/art/mark.tsx'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { ScoreLine } from '@pavilion/kit/cricket/scoreboard/score-line.tsx'
import { Link } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { useLiveCard } from '#shared/live-scores.tsx'
import { scoreSides, sentenceOf } from '#shared/score-of.ts'
import * as t from '#texts/marketing.ts'
import styles from './brands.module.css'

const brands = [
  { name: t.yourClub, look: styles.club },
  { name: t.yourLeague, look: styles.league },
  { name: t.yourBoard, look: styles.board },
]

/** The same fragment in three brands, which differ only in custom properties. */
export function Brands({ match }: { readonly match: MatchCard | null }) {
  return (
    <ul className={styles.brands} aria-label={t.onePieceOfAPage}>
      {brands.map(({ name, look }) => (
        <li key={name} className={classes(styles.brand, look)}>
          <span className={styles.name}>
            <Mark size={26} />
            <b>{name}</b>
          </span>
          {match ? <Piece card={match} /> : <p>{t.theFirstMatchShowsHere}</p>}
        </li>
      ))}
    </ul>
  )
}

function Piece({ card: given }: { readonly card: MatchCard }) {
  const card = useLiveCard(given)
  return (
    <>
      <ScoreLine sides={scoreSides(card)} />
      <span className={styles.foot}>
        <span className="pv-small">{sentenceOf(card)}</span>
        <Link className={buttonClasses({ size: 'small' })} to={matchAddress(card)}>
          {t.openMatch}
        </Link>
      </span>
    </>
  )
}
