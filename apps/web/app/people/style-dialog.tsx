import type { PlayingStyle } from '@pavilion/contract/people/playing-style.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import * as players from '#calls/players.ts'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { roleWords } from '#shared/playing-role.ts'
import { useForm } from '#shared/use-form.ts'
import { send } from '#state/api.ts'
import * as t from '#texts/people.ts'
import { battingWords, bowlingWords } from './playing-styles.ts'

type StyleDialogProps = {
  readonly player: { readonly id: string; readonly name: string }
  readonly style: PlayingStyle
  readonly onClose: () => void
  readonly onSaved: (style: PlayingStyle) => void
}

/** A choice of the words, or of none. */
type Choice<T extends string> = T | ''

const choicesOf = <T extends string>(words: Readonly<Record<T, string>>) => [
  { value: '' as Choice<T>, label: t.notSaid },
  ...keysOf(words).map((value) => ({ value: value as Choice<T>, label: words[value] })),
]

const keysOf = <T extends string>(words: Readonly<Record<T, string>>): T[] =>
  // The keys of such a record are those that its type names.
  // oxlint-disable-next-line no-unsafe-type-assertion
  Object.keys(words) as T[]

const orNull = <T extends string>(choice: Choice<T>): T | null => (choice === '' ? null : choice)

/** How a player plays, as three choices. */
export function StyleDialog({ player, style, onClose, onSaved }: StyleDialogProps) {
  const { typed, change, busy, onSubmit } = useForm({
    role: style.role ?? ('' as const),
    bats: style.bats ?? ('' as const),
    bowls: style.bowls ?? ('' as const),
  })
  const save = async () => {
    const { role, bats, bowls } = typed
    const asked = { role: orNull(role), bats: orNull(bats), bowls: orNull(bowls) }
    const answer = await send(players.saveStyle, { playerId: player.id, style: asked })
    return settle(answer, { otherwise: 'role', onDone: ({ style: now }) => onSaved(now) })
  }
  return (
    <Dialog open title={t.howTheyPlay(player)} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit(save)}>
        <PlainSelect
          label={t.role}
          value={typed.role}
          choices={choicesOf(roleWords)}
          onChange={(role) => change({ role })}
        />
        <PlainSelect
          label={t.batting}
          value={typed.bats}
          choices={choicesOf(battingWords)}
          onChange={(bats) => change({ bats })}
        />
        <PlainSelect
          label={t.bowling}
          value={typed.bowls}
          choices={choicesOf(bowlingWords)}
          onChange={(bowls) => change({ bowls })}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}
