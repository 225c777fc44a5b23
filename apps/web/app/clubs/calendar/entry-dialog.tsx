import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/clubs.ts'
import type { Calendar, Entry } from './calendar-calls.ts'
import { whatOf } from './entry-text.tsx'
import { type EntryForm, useEntryForm } from './use-entry-form.ts'

type EntryDialogProps = {
  readonly club: Calendar
  /** The entry that is changed; none for a new one. */
  readonly entry: Entry | undefined
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Plans a match or training, or changes the plan. */
export function EntryDialog({ club, entry, onClose, onSaved }: EntryDialogProps) {
  const form = useEntryForm({ club, entry, onSaved })
  const { fields, change, problems, busy, onSubmit } = form
  const isFixture = entry !== undefined && entry.fixture !== null
  return (
    <Dialog
      open
      title={entry === undefined ? t.planMatchOrTraining : t.editEntry}
      onClose={onClose}
    >
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        {isFixture ? <Fixture entry={entry} /> : <What form={form} club={club} />}
        <When form={form} isFixture={isFixture} />
        {entry?.fixture?.hasGround !== true && <Where form={form} />}
        <TextField
          label={t.note}
          help={t.noteForPlayers}
          maxLength={300}
          value={fields.note}
          error={problems['note']}
          onChange={({ target }) => change({ note: target.value })}
        />
        <TextField
          label={t.askDaysBefore}
          help={t.askDaysHelp}
          type="number"
          min={1}
          max={60}
          value={fields.askDays}
          error={problems['askDays']}
          onChange={({ target }) => change({ askDays: target.value })}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {entry === undefined ? t.plan : t.saveEntry}
        </Button>
      </form>
    </Dialog>
  )
}

type PartProps = { readonly form: EntryForm }

const kinds = [
  { kind: 'match', label: t.match },
  { kind: 'training', label: t.training },
] as const

const WHOLE_CLUB = ''

/** A public match, which the calendar follows. */
function Fixture({ entry }: { readonly entry: Entry }) {
  return (
    <div>
      <b>{whatOf(entry)}</b>
      <p className="pv-small pv-muted">{t.fixtureDecides}</p>
    </div>
  )
}

function Where({ form: { fields, change, problems } }: PartProps) {
  return (
    <TextField
      label={t.place}
      maxLength={120}
      value={fields.place}
      error={problems['place']}
      onChange={({ target }) => change({ place: target.value })}
    />
  )
}

function What({
  form: { fields, change, problems },
  club,
}: PartProps & { readonly club: Calendar }) {
  const teams = club.teams.map(({ id, name }) => ({ value: id, label: name }))
  const isMatch = fields.kind === 'match'
  const choices = isMatch ? teams : [{ value: WHOLE_CLUB, label: t.wholeClub }, ...teams]
  const choose = (value: string) =>
    change({ teamId: club.teams.find(({ id }) => id === value)?.id ?? null })
  return (
    <>
      <fieldset className={shared.actions}>
        <legend>{t.whatIsIt}</legend>
        {kinds.map(({ kind, label }) => (
          <Checkbox
            key={kind}
            kind="radio"
            name="kind"
            checked={fields.kind === kind}
            onChange={() => change({ kind })}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <div className={shared.pair}>
        <Select
          label={t.team}
          choices={choices}
          value={fields.teamId ?? (isMatch ? null : WHOLE_CLUB)}
          placeholder={t.chooseTeam}
          error={problems['teamId']}
          onChange={choose}
        />
        {isMatch && (
          <TextField
            label={t.opponent}
            maxLength={80}
            value={fields.opponent}
            error={problems['opponent']}
            onChange={({ target }) => change({ opponent: target.value })}
          />
        )}
      </div>
    </>
  )
}

type WhenProps = PartProps & {
  /** It begins when the fixture says. */
  readonly isFixture: boolean
}

function When({ form: { fields, change, problems, timeZone }, isFixture }: WhenProps) {
  return (
    <div className={shared.pair}>
      <TextField
        label={t.begins}
        type="datetime-local"
        help={t.timesIn({ zone: timeZone.replaceAll('_', ' ') })}
        disabled={isFixture}
        value={fields.begins}
        error={problems['startsAt']}
        onChange={({ target }) => change({ begins: target.value })}
      />
      <TextField
        label={t.ends}
        type="datetime-local"
        value={fields.ends}
        error={problems['endsAt']}
        onChange={({ target }) => change({ ends: target.value })}
      />
      <TextField
        label={t.meets}
        type="datetime-local"
        help={t.mayBeEmpty}
        value={fields.meets}
        error={problems['meetsAt']}
        onChange={({ target }) => change({ meets: target.value })}
      />
    </div>
  )
}
