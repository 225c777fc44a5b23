import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { briefDay } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { removeFromSquad } from './squad-calls.ts'
import type { Squad, SquadPlayer } from './squad-calls.ts'
import { SquadPlayerForm } from './squad-player-form.tsx'
import { kindNames } from './squad-text.ts'
import { useChange } from '#shared/use-change.ts'

type SquadProps = { readonly squad: Squad; readonly onChanged: (squad: Squad) => void }

/** The players of a squad, each to be corrected or taken out. */
export function SquadList({ squad, onChanged }: SquadProps) {
  const [open, setOpen] = useState<string>()
  return (
    <ul className={styles.list}>
      {squad.players.map((player) => (
        <li key={player.id}>
          {open === player.id ? (
            <SquadPlayerForm
              entryId={squad.entryId}
              player={player}
              onChanged={onChanged}
              onDone={() => setOpen(undefined)}
            />
          ) : (
            <Player
              squad={squad}
              player={player}
              onChanged={onChanged}
              onOpen={() => setOpen(player.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type PlayerProps = SquadProps & { readonly player: SquadPlayer; readonly onOpen: () => void }

function Player({ squad, player, onChanged, onOpen }: PlayerProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { busy, change } = useChange(onChanged)
  const { id, name, shirt, kind, bornOn, registeredOn } = player
  const said = [
    bornOn === null ? '' : t.bornOnDay({ day: briefDay(bornOn, locale) }),
    registeredOn === null ? '' : t.registeredOnDay({ day: briefDay(registeredOn, locale) }),
  ]
  return (
    <>
      <span className={styles.text}>
        <b>{shirt === null ? name : `${shirt} ${name}`}</b>
        <span className="pv-small pv-muted">{said.filter(Boolean).join(', ')}</span>
      </span>
      {kind !== 'member' && <Tag>{kindNames[kind]}</Tag>}
      {!squad.isClosed && (
        <span className={shared.actions}>
          <Button
            size="small"
            variant="outline"
            aria-label={t.changeName({ name })}
            onClick={onOpen}
          >
            {t.change}
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={busy === id}
            aria-label={t.removeName({ name })}
            onClick={() => void change(id, () => removeFromSquad(squad.entryId, id))}
          >
            {t.remove}
          </Button>
        </span>
      )}
    </>
  )
}
