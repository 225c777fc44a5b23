import { Chip } from '@pavilion/kit/chip.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag, type TagTone } from '@pavilion/kit/tag.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { roleWords } from '#shared/playing-role.ts'
import * as t from '#texts/clubs.ts'
import type { Board, Candidate, PickedMatch } from './selection-calls.ts'
import styles from './selection.module.css'
import { type BoardState, placeOf } from './use-board.ts'
import { Warnings } from './warnings.tsx'

const shows = [
  { id: 'available', label: t.available },
  { id: 'squad', label: t.ofSquad },
  { id: 'all', label: t.everybody },
] as const
type Show = (typeof shows)[number]['id']

const rank = { yes: 0, maybe: 1, none: 2, no: 3 } as const
const rankOf = ({ answer }: Candidate) => rank[answer ?? 'none']

/** Those who are free first; of these the available, those who were left out, those who have played least. */
const inOrder =
  (board: Board) =>
  (one: Candidate, other: Candidate): number =>
    Number(placeOf(board, one.id) !== null) - Number(placeOf(board, other.id) !== null) ||
    rankOf(one) - rankOf(other) ||
    Number(other.isLeftOut) - Number(one.isLeftOut) ||
    one.matches - other.matches

const LEAST_AVAILABLE = 1

/** Guests play in the match in which they have a place, and in no other. */
const mayPlayIn = ({ guest, answer }: Candidate, matchId: string): boolean =>
  guest === null || (guest.entryId === matchId && answer !== 'no')

type PoolProps = { readonly state: BoardState; readonly chosen: PickedMatch }

/** The players of the club; who is tapped goes into the chosen eleven. */
export function Pool({ state, chosen }: PoolProps) {
  const { board } = state
  const [asked, setAsked] = useState<Show>()
  const [typed, setTyped] = useState('')
  const players = board.players.filter((player) => mayPlayIn(player, chosen.id))
  const available = players.filter(({ answer }) => answer === 'yes' || answer === 'maybe')
  const show = asked ?? (available.length >= LEAST_AVAILABLE ? 'available' : 'all')
  const word = typed.trim().toLowerCase()
  const teamId = chosen.team?.id ?? ''
  const among = {
    available,
    squad: players.filter(({ teamIds }) => teamIds.includes(teamId)),
    all: players,
  }[show]
  const shown = among
    .filter(({ name }) => name.toLowerCase().includes(word))
    .toSorted(inOrder(board))
  return (
    <Panel level={2} title={t.addTo({ team: chosen.team?.name ?? '' })}>
      <div className={styles.pool}>
        <div className={styles.filters}>
          {shows.map(({ id, label }) => (
            <Chip key={id} pressed={show === id} onClick={() => setAsked(id)}>
              {label}
            </Chip>
          ))}
        </div>
        <TextField
          label={t.findPlayer}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {shown.length === 0 && <p className="pv-muted">{t.nobodyHere}</p>}
        <ul className={styles.players}>
          {shown.map((player) => (
            <li key={player.id}>
              <Player player={player} state={state} chosen={chosen} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

const tones: Readonly<Record<'yes' | 'maybe' | 'no', TagTone>> = {
  yes: 'positive',
  maybe: 'warning',
  no: 'cherry',
}
const said = { yes: t.yes, maybe: t.maybe, no: t.no } as const

type PlayerProps = PoolProps & { readonly player: Candidate }

/** What somebody has bowled this week, of as much as a directive allows. */
const oversLine = (load: Candidate['load']): string => {
  if (load === null) return ''
  const { overs, most } = load
  return most === null ? t.oversThisWeek({ overs }) : t.oversOfMost({ overs, most })
}

/** The short name of the eleven in which a player is. */
const elevenOf = ({ matches }: Board, entryId: string | null): string | undefined => {
  const team = matches.find(({ id }) => id === entryId)?.team
  return team?.shortName ?? team?.name
}

function Player({ player, state: { board, busy, move }, chosen }: PlayerProps) {
  const { id, name, guest, answer, note, matches, isLeftOut, load } = player
  const role = guest?.role ? roleWords[guest.role] : ''
  const place = placeOf(board, id)
  const isHere = place === chosen.id
  return (
    <button
      type="button"
      className={styles.player}
      draggable
      aria-pressed={isHere}
      aria-busy={busy === id}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', id)}
      onClick={() => void move(id, isHere ? null : chosen.id)}
    >
      <span className={styles.who}>
        <b>{name}</b>
        <span className="pv-small pv-muted">
          {[role, t.playedLine({ count: matches }), oversLine(load), note]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.tags}>
        {guest !== null && <Tag tone="info">{t.guest}</Tag>}
        <Warnings player={player} />
        {isLeftOut && <Tag tone="willow">{t.leftOutLastWeek}</Tag>}
        {place !== null && <Tag>{elevenOf(board, place)}</Tag>}
        {answer === null ? (
          <Tag>{t.notAnswered}</Tag>
        ) : (
          <Tag tone={tones[answer]}>{said[answer]}</Tag>
        )}
      </span>
    </button>
  )
}
