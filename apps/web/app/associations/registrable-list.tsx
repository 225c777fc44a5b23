import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { useShell } from '#layout/use-shell.ts'
import { shortDay } from '#shared/dates.ts'
import * as t from '#texts/associations.ts'
import styles from './associations.module.css'
import type { Registrable } from './register-calls.ts'

/** The players to register, with the number of whom each is on the register already, if anybody. */
type Chosen = ReadonlyMap<string, number | null>

type RegistrableListProps = {
  readonly players: readonly Registrable[]
  readonly chosen: Chosen
  readonly onChosen: (chosen: Chosen) => void
}

/** Everybody who plays for the club, what the register says of them, and whom to register. */
export function RegistrableList({ players, chosen, onChosen }: RegistrableListProps) {
  const free = players.filter(({ standing }) => standing === 'new')
  const choose = (playerId: string, number: number | null | undefined) => {
    const next = new Map(chosen)
    if (number === undefined) next.delete(playerId)
    else next.set(playerId, number)
    onChosen(next)
  }
  return (
    <>
      {free.length > 1 && (
        <div>
          <Button
            variant="outline"
            size="small"
            onClick={() => onChosen(new Map(free.map(({ playerId }) => [playerId, null])))}
          >
            {t.chooseAll({ count: free.length })}
          </Button>
        </div>
      )}
      <ul className={styles.choices}>
        {players.map((player) => (
          <li key={player.playerId}>
            <Choice
              player={player}
              number={chosen.get(player.playerId)}
              onChoose={(number) => choose(player.playerId, number)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type ChoiceProps = {
  readonly player: Registrable
  /** Undefined while the player is not chosen. */
  readonly number: number | null | undefined
  readonly onChoose: (number: number | null | undefined) => void
}

function Choice({ player, number, onChoose }: ChoiceProps) {
  const { name, standing, namesakes } = player
  const isChosen = number !== undefined
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <>
      <Checkbox
        disabled={standing !== 'new'}
        checked={isChosen}
        onChange={() => onChoose(isChosen ? undefined : null)}
      >
        {name} <span className="pv-small pv-muted">{standingText(player, locale)}</span>
      </Checkbox>
      {isChosen &&
        namesakes.map((one) => (
          <div key={one} className={styles.namesake}>
            <Checkbox
              checked={number === one}
              onChange={() => onChoose(number === one ? null : one)}
            >
              {t.samePerson({ number: one })}
            </Checkbox>
          </div>
        ))}
    </>
  )
}

function standingText({ standing, number, until }: Registrable, locale: string): string {
  if (standing === 'registered' && until !== null) {
    return t.registeredUntil({ number: number ?? 0, until: shortDay(until, locale) })
  }
  if (standing === 'asked') return t.stateAsked
  return standing === 'elsewhere' ? t.withAnotherClub : ''
}
