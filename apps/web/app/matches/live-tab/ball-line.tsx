import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { inUnit } from '@pavilion/cricket/text/length-text.ts'
import type { CommentaryLine, WicketCard } from '@pavilion/cricket/text/commentary.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { BallMark } from '@pavilion/kit/cricket/scoreboard/ball-mark.tsx'
import { isolated } from '#shared/isolated.ts'
import * as t from '#texts/matches.ts'
import styles from './commentary.module.css'

type BallLineProps = {
  readonly line: CommentaryLine
  /** It arrived while the page was open. */
  readonly isNew: boolean
  /** The batting side, for the shirt of a dismissed batter. */
  readonly side: string
  readonly overRules: OverRules
  /** Of the match. */
  readonly address: string
}

/** The commentary of one ball, whose number is a link to share it; without a number, an event between balls. */
export function BallLine({ line, isNew, side, overRules, address }: BallLineProps) {
  const { seq, number, mark, head, text, wicket } = line
  if (mark === null) {
    return <li className={classes(styles.note, isNew && styles.fresh)}>{isolated(text)}</li>
  }
  return (
    <li id={`ball-${seq}`} className={classes(styles.ball, isNew && styles.fresh)}>
      <span className={styles.number}>
        {number !== null && <a href={`${address}?ball=${seq}`}>{inUnit(number, overRules)}</a>}
      </span>
      <BallMark kind={mark.kind} text={mark.text} />
      <div>
        <p className={styles.words}>
          <Head head={isolated(head)} kind={mark.kind} /> {isolated(text)}
        </p>
        {wicket && <Wicket wicket={wicket} side={side} />}
      </div>
    </li>
  )
}

const loud = /\b(?<word>OUT|FOUR|SIX)\b/

/** Emphasises the word that matters, such as FOUR or OUT. */
function Head({ head, kind }: { readonly head: string; readonly kind: string }) {
  const at = loud.exec(head)
  if (at === null) return <b>{head}</b>
  return (
    <b>
      {head.slice(0, at.index)}
      <span className={kind === 'wicket' ? styles.out : styles.loud}>{at[0]}</span>
      {head.slice(at.index + at[0].length)}
    </b>
  )
}

type WicketProps = { readonly wicket: WicketCard; readonly side: string }

function Wicket({ wicket, side }: WicketProps) {
  return (
    <div className={styles.wicket}>
      <Avatar name={wicket.name} club={side} size={44} />
      <div>
        <b>{wicket.name}</b>
        <span className={styles.how}>{wicket.how}</span>
      </div>
      <div className={styles.wicketScore}>
        <b className="pv-display">{wicket.runs}</b>
        <span>{innings(wicket)}</span>
      </div>
    </div>
  )
}

/** "23 balls, 2 fours, 3 sixes". */
function innings({ balls, fours, sixes }: WicketCard): string {
  const parts = [
    t.ballsFacedCount({ balls }),
    fours > 0 && t.foursHit({ fours }),
    sixes > 0 && t.sixesHit({ sixes }),
  ]
  return parts.filter(Boolean).join(', ')
}
