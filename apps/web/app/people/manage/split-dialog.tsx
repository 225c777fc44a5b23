import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Chip } from '@pavilion/kit/chip.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { shortDay } from '#shared/dates.ts'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { Pending } from '#shared/pending.tsx'
import { randomId } from '#state/random-id.ts'
import { useShell } from '#layout/use-shell.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/people.ts'
import { type Duplicates, listMatchesOf, type Person, splitPerson } from './people-calls.ts'
import styles from './split-dialog.module.css'

type SplitDialogProps = {
  readonly organisationId?: string
  readonly person: Person
  readonly onClose: () => void
  readonly onChanged: (duplicates: Duplicates) => void
}

type Match = Extract<
  Awaited<ReturnType<typeof listMatchesOf>>,
  { readonly ok: true }
>['data']['data']['matches'][number]

/** The matches of a person, of whom some were another’s: chosen by team or one by one. */
export function SplitDialog(props: SplitDialogProps) {
  const { person, onClose } = props
  const { answer, again } = useQueryAnswer({
    key: ['matches-of', person.id],
    call: () => listMatchesOf(person.id),
    keep: false,
  })
  return (
    <Dialog
      open
      title={t.divideName({ name: person.name })}
      lead={t.whatDividingMeans}
      onClose={onClose}
    >
      <Pending answer={answer} again={again} height="160px" />
      {answer?.ok === true && <SplitForm {...props} matches={answer.data.data.matches} />}
    </Dialog>
  )
}

type SplitFormProps = SplitDialogProps & { readonly matches: readonly Match[] }

type Typed = { readonly name: string; readonly chosen: ReadonlySet<string> }

function SplitForm({ organisationId, person, matches, onChanged, onClose }: SplitFormProps) {
  const [id] = useState(randomId)
  const { typed, change, field, busy, onSubmit } = useForm<Typed>({
    name: person.name,
    chosen: new Set(),
  })
  const { name, chosen } = typed
  const choice = { matches, chosen, onChosen: (now: Typed['chosen']) => change({ chosen: now }) }
  const send = async () => {
    const answer = await splitPerson({
      id,
      personId: person.id,
      name,
      matchIds: matches.map((match) => match.id).filter((match) => chosen.has(match)),
      ...(organisationId !== undefined && { organisationId }),
    })
    return settle(answer, { otherwise: 'name', onDone: onChanged })
  }
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit(send)}>
      <TextField
        label={t.nameOfOther}
        help={t.nameOfOtherHelp}
        maxLength={100}
        {...field('name')}
      />
      <Teams {...choice} />
      <Matches {...choice} />
      <div className={shared.actions}>
        <Button
          type="submit"
          busy={busy}
          disabled={chosen.size === 0 || chosen.size === matches.length}
        >
          {t.giveMatches({ matches: chosen.size })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = {
  readonly matches: readonly Match[]
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
}

/** All matches for a team at once. */
function Teams({ matches, chosen, onChosen }: ChoiceProps) {
  const teams = [...new Set(matches.flatMap(({ team }) => team ?? []))]
  if (teams.length < 2) return null
  const idsOf = (team: string) => matches.filter((one) => one.team === team).map(({ id }) => id)
  return (
    <fieldset className={shared.actions} aria-label={t.byTeam}>
      {teams.map((team) => {
        const ids = idsOf(team)
        const isAll = ids.every((id) => chosen.has(id))
        const toggled = isAll
          ? new Set([...chosen].filter((id) => !ids.some((one) => one === id)))
          : new Set([...chosen, ...ids])
        return (
          <Chip key={team} pressed={isAll} onClick={() => onChosen(toggled)}>
            {team}
          </Chip>
        )
      })}
    </fieldset>
  )
}

function Matches({ matches, chosen, onChosen }: ChoiceProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <fieldset className={styles.matches}>
      <legend className="pv-small pv-muted">{t.whoseMatches}</legend>
      {matches.map(({ id, title, day, team }) => (
        <Checkbox
          key={id}
          checked={chosen.has(id)}
          onChange={({ target }) =>
            onChosen(
              target.checked
                ? new Set([...chosen, id])
                : new Set([...chosen].filter((one) => one !== id)),
            )
          }
        >
          {title}{' '}
          <span className="pv-small pv-muted">
            {[shortDay(day, locale), team ?? t.asOfficial].join(' · ')}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
