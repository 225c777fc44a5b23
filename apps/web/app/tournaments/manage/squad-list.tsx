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
  const { id, name, shirt, kind, bornOn, registeredOn, suspended } = player
  const said = [
    bornOn === null ? '' : t.bornOnDay({ day: briefDay(bornOn, locale) }),
    registeredOn === null ? '' : t.registeredOnDay({ day: briefDay(registeredOn, locale) }),
    suspensionText(suspended, locale),
  ]
  return (
    <>
      <span className={styles.text}>
        <b>{shirt === null ? name : `${shirt} ${name}`}</b>
        <span className="pv-small pv-muted">{said.filter(Boolean).join(', ')}</span>
      </span>
      {suspended !== null && <Tag tone="warning">{t.suspended}</Tag>}
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

/** "Suspended until 30 June (clause 2.3)"; empty for whoever may play. */
function suspensionText(suspended: SquadPlayer['suspended'], locale: string): string {
  if (suspended === null) return ''
  const { clause, matchesLeft, until } = suspended
  const length =
    until === null
      ? t.suspendedStill({ count: matchesLeft ?? 0 })
      : t.isSuspendedUntil({ day: briefDay(until, locale) })
  return clause === '' ? length : t.withClause({ text: length, clause })
}
