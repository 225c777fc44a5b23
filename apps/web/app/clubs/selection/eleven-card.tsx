import { Tag } from '@pavilion/kit/tag.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { timeAt } from '#shared/dates.ts'
import * as t from '#texts/clubs.ts'
import { CardActions } from './card-actions.tsx'
import { PickRow } from './pick-row.tsx'
import type { Pick, PickedMatch } from './selection-calls.ts'
import styles from './selection.module.css'
import { type BoardState, isHeld } from './use-board.ts'

type ElevenCardProps = {
  readonly match: PickedMatch
  readonly state: BoardState
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** Takes players who are dragged onto an element. A tap does the same. */
function useDrop(onDrop: (playerId: string) => void) {
  const element = useRef<HTMLElement>(null)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const dropped = (event: DragEvent) => {
      event.preventDefault()
      const playerId = event.dataTransfer?.getData('text/plain') ?? ''
      if (playerId !== '') drop(playerId)
    }
    const card = element.current
    card?.addEventListener('dragover', over)
    card?.addEventListener('drop', dropped)
    return () => {
      card?.removeEventListener('dragover', over)
      card?.removeEventListener('drop', dropped)
    }
  }, [])
  return element
}

/** What players have not been told yet. */
const isUntold = ({ state, told }: Pick): boolean =>
  state !== told && !(state === 'left-out' && told === null)

/** One eleven: who plays, who is in reserve and who has dropped out, numbered and with roles. */
export function ElevenCard({ match, state, isChosen, onChoose }: ElevenCardProps) {
  const dropped = useDrop((playerId) => void state.move(playerId, match.id))
  const playing = match.picks.filter((pick) => pick.state === 'playing')
  const others = match.picks.filter((pick) => pick.state !== 'playing' && pick.state !== 'left-out')
  const untold = match.picks.filter(isUntold).length
  const reserves = others.filter(isHeld)
  const gone = others.filter((pick) => !isHeld(pick))
  const parts = [
    { title: undefined, picks: playing },
    { title: t.reserves, picks: reserves },
    { title: t.droppedOut, picks: gone },
  ].filter(({ picks }) => picks.length > 0)
  return (
    <article ref={dropped} className={styles.card} data-chosen={isChosen}>
      <Head match={match} count={playing.length} isChosen={isChosen} onChoose={onChoose} />
      {parts.length === 0 && <p className="pv-muted">{t.tapPlayers}</p>}
      {parts.map(({ title, picks }) => (
        <div key={title ?? ''}>
          {title !== undefined && <h3 className="pv-small pv-muted">{title}</h3>}
          <ul className={styles.picks}>
            {picks.map((pick) => (
              <PickRow
                key={`${pick.playerId} ${pick.shirt}`}
                pick={pick}
                match={match}
                state={state}
              />
            ))}
          </ul>
        </div>
      ))}
      <CardActions match={match} state={state} untold={untold} />
    </article>
  )
}

type HeadProps = Omit<ElevenCardProps, 'state'> & { readonly count: number }

function Head({ match, count, isChosen, onChoose }: HeadProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { team, opponent, startsAt, meetsAt, timeZone, place, publishedAt } = match
  const at = { locale, timeZone }
  const when = [
    timeAt(startsAt, at),
    meetsAt === null ? '' : t.meetAt({ time: timeAt(meetsAt, at) }),
    place,
  ]
  return (
    <header className={styles.head}>
      <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.who}>
          <b className={styles.title}>{t.teamVersus({ team: team?.name ?? '', opponent })}</b>
          <span className="pv-small pv-muted">{when.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={styles.count}>{count}</span>
      </button>
      {publishedAt !== null && <Tag tone="positive">{t.published}</Tag>}
    </header>
  )
}
