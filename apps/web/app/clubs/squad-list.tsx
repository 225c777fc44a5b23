import { Chip } from '@pavilion/kit/chip.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import { changeInSquad, removeFromSquad, type Squad } from './club-calls.ts'
import styles from './clubs.module.css'
import { refusalText } from '#state/request.ts'

type SquadListProps = { readonly squad: Squad; readonly onChanged: (squad: Squad) => void }

/** The players of a squad: their numbers, the captain and the wicket-keeper, saved as they are changed. */
export function SquadList({ squad, onChanged }: SquadListProps) {
  const save = useSaving(squad, onChanged)
  return (
    <ul className={styles.squad}>
      {squad.players.map((row) => (
        <li key={row.player.id}>
          <Row row={row} {...save} />
        </li>
      ))}
    </ul>
  )
}

type Row = Squad['players'][number]
type RowProps = { readonly row: Row } & ReturnType<typeof useSaving>

function Row({ row, change, remove }: RowProps) {
  const { player, isCaptain, isKeeper } = row
  const { name } = player
  return (
    <>
      <Shirt row={row} change={change} />
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">{player.hasAccount ? t.hasAccount : player.email}</span>
      </span>
      <span className={styles.marks}>
        <Chip
          pressed={isCaptain}
          aria-label={t.captainIs({ name })}
          onClick={() => void change({ ...row, isCaptain: !isCaptain })}
        >
          {t.captainShort}
        </Chip>
        <Chip
          pressed={isKeeper}
          aria-label={t.keeperIs({ name })}
          onClick={() => void change({ ...row, isKeeper: !isKeeper })}
        >
          {t.keeperShort}
        </Chip>
        <IconButton
          icon="close"
          label={t.removeFromSquad({ name })}
          onClick={() => void remove(player.id)}
        />
      </span>
    </>
  )
}

/** A shirt number, saved when the field is left. */
function Shirt({ row, change }: Pick<RowProps, 'row' | 'change'>) {
  const saved = row.shirt === null ? '' : String(row.shirt)
  const [typed, setTyped] = useState(saved)
  const save = async () => {
    if (typed === saved) return
    const isSaved = await change({ ...row, shirt: typed === '' ? null : Number(typed) })
    if (!isSaved) setTyped(saved)
  }
  return (
    <input
      className={styles.shirt}
      inputMode="numeric"
      maxLength={3}
      aria-label={t.shirtOf({ name: row.player.name })}
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

/** Sends a change at once; a refused one is told. */
function useSaving({ organisation, team, season }: Squad, onChanged: (squad: Squad) => void) {
  const asked = { organisationId: organisation.id, teamId: team.id, season }
  const take = (answer: Awaited<ReturnType<typeof changeInSquad>>): boolean => {
    if (answer.ok) onChanged(answer.data.data)
    else toasts.add('error', refusalText(answer))
    return answer.ok
  }
  return {
    change: async ({ player, shirt, isCaptain, isKeeper }: Row) =>
      take(await changeInSquad({ ...asked, playerId: player.id, shirt, isCaptain, isKeeper })),
    remove: async (playerId: string) => {
      const answer = await removeFromSquad({ ...asked, playerId })
      if (answer.ok) onChanged(answer.data.data)
      else toasts.add('error', answer.message)
    },
  }
}
