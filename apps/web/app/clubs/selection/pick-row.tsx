import { Chip } from '@pavilion/kit/chip.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Menu } from '@pavilion/kit/menu.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import * as t from '#texts/clubs.ts'
import type { Candidate, Pick, PickedMatch } from './selection-calls.ts'
import styles from './selection.module.css'
import { type BoardState, isHeld } from './use-board.ts'
import { Warnings } from './warnings.tsx'

type RowProps = {
  readonly pick: Pick
  readonly match: PickedMatch
  readonly state: BoardState
}

/** One player of an eleven, with number, roles and where else they could go. */
export function PickRow({ pick, match, state }: RowProps) {
  const { playerId, isCaptain, isKeeper } = pick
  const player = state.board.players.find(({ id }) => id === playerId)
  const name = player?.name ?? t.hasLeft
  const plays = pick.state === 'playing'
  return (
    <li className={styles.pick}>
      {plays && <Shirt pick={pick} match={match} state={state} name={name} />}
      <span className={isHeld(pick) ? styles.who : styles.gone}>
        <b>{name}</b>
      </span>
      {player !== undefined && <Tags pick={pick} player={player} />}
      {plays && (
        <>
          <Chip
            pressed={isCaptain}
            aria-label={t.captainIs({ name })}
            onClick={() => void state.mark(match.id, { ...pick, isCaptain: !isCaptain })}
          >
            {t.captainLetter}
          </Chip>
          <Chip
            pressed={isKeeper}
            aria-label={t.keeperIs({ name })}
            onClick={() => void state.mark(match.id, { ...pick, isKeeper: !isKeeper })}
          >
            {t.keeperLetter}
          </Chip>
        </>
      )}
      {isHeld(pick) && (
        <Menu
          trigger={<IconButton icon="more" dense label={t.moveName({ name })} />}
          entries={entriesOf({ pick, match, state })}
        />
      )}
    </li>
  )
}

/** Whether it is a guest, what speaks against picking the player, and what was asked. */
function Tags({ pick, player }: { readonly pick: Pick; readonly player: Candidate }) {
  return (
    <>
      {player.guest !== null && <Tag tone="info">{t.guest}</Tag>}
      {isHeld(pick) && <Warnings player={player} />}
      {pick.state === 'asked' && <Tag tone="warning">{t.askedToStandIn}</Tag>}
    </>
  )
}

const entriesOf = ({
  pick: { playerId, state: place },
  match,
  state: { board, move },
}: RowProps) => [
  ...(place === 'playing'
    ? [{ label: t.toReserve, onSelect: () => void move(playerId, match.id, 'reserve') }]
    : [{ label: t.toEleven, onSelect: () => void move(playerId, match.id) }]),
  ...board.matches
    .filter(({ id }) => id !== match.id)
    .map(({ id, team }) => ({
      label: t.moveTo({ team: team?.name ?? '' }),
      onSelect: () => void move(playerId, id),
    })),
  { label: t.takeOut, onSelect: () => void move(playerId, null) },
]

/** A shirt number, saved when the field is left. */
function Shirt({ pick, match, state, name }: RowProps & { readonly name: string }) {
  const saved = pick.shirt === null ? '' : String(pick.shirt)
  const [typed, setTyped] = useState(saved)
  const save = async () => {
    if (typed === saved) return
    const shirt = typed === '' ? null : Number(typed)
    if (!(await state.mark(match.id, { ...pick, shirt }))) setTyped(saved)
  }
  return (
    <input
      className={styles.shirt}
      inputMode="numeric"
      maxLength={3}
      aria-label={t.shirtOf({ name })}
      placeholder={t.shirt}
      value={typed}
      onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
      onBlur={() => void save()}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
      }}
    />
  )
}
