import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useCallback, useId, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { roleWords } from '#shared/playing-role.ts'
import { useCountries } from '#shared/use-countries.ts'
import { useForm } from '#shared/use-form.ts'
import { useLookup } from '#shared/use-lookup.ts'
import { toasts } from '#state/toasts.ts'
import { todayHere } from '#shared/today.ts'
import * as t from '#texts/clubs.ts'
import { findCities, type GuestStanding, saveGuestWish, withdrawGuestWish } from './guest-calls.ts'

const roles = [
  { value: 'batter', label: roleWords.batter },
  { value: 'bowler', label: roleWords.bowler },
  { value: 'all-rounder', label: roleWords['all-rounder'] },
  { value: 'keeper', label: roleWords.keeper },
] as const

type FormProps = {
  readonly wish: GuestStanding['wish']
  /** Asks for what is saved again. */
  readonly again: () => void
}

function useGuestForm({ wish, again }: FormProps) {
  const country = useShell()?.site.country ?? ''
  const form = useForm(() => ({
    country,
    city: '',
    role: roles[0].value as (typeof roles)[number]['value'],
    fromDay: todayHere(),
    ...wish,
    isAdult: wish !== null,
  }))
  const { typed } = form
  const send = async () => {
    const { isAdult, ...fields } = typed
    if (!isAdult) return { isAdult: t.guestsAreAdults }
    const told = await saveGuestWish({ ...fields, city: fields.city.trim(), isAdult })
    return settle(told, { otherwise: 'city', onDone: again })
  }
  return { ...form, onSubmit: form.onSubmit(send) }
}

type GuestFields = ReturnType<typeof useGuestForm>

/** Where, as what and from when somebody would play as a guest. Nothing is said until it is saved. */
export function GuestForm(props: FormProps) {
  const { wish } = props
  const form = useGuestForm(props)
  const { typed, change, field, problems, busy, onSubmit } = form
  return (
    <Panel level={2} title={wish === null ? t.beGuest : t.youAreGuest}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <Where form={form} />
        <div className={shared.pair}>
          <PlainSelect
            label={t.playingRole}
            value={typed.role}
            choices={roles}
            onChange={(role) => change({ role })}
          />
          <TextField label={t.guestFrom} type="date" {...field('fromDay')} />
        </div>
        <Checkbox
          checked={typed.isAdult}
          aria-invalid={problems['isAdult'] !== undefined}
          onChange={({ target }) => change({ isAdult: target.checked })}
        >
          {t.iAmAdult}
        </Checkbox>
        {problems['isAdult'] !== undefined && (
          <p role="alert" className={shared.problem}>
            {problems['isAdult']}
          </p>
        )}
        <p className="pv-small pv-muted">{t.whatClubsSeeOfGuests}</p>
        <div className={shared.actions}>
          <Button type="submit" busy={busy}>
            {wish === null ? t.tellMeOfPlaces : t.saveEntry}
          </Button>
          {wish !== null && <Stop again={props.again} />}
        </div>
      </form>
    </Panel>
  )
}

/** The city, with those of the country that begin so. */
function Where({ form: { typed, change, field, problems } }: { readonly form: GuestFields }) {
  const id = useId()
  const { country } = typed
  const choices = useCountries().map(({ id: value, name }) => ({ value, label: name }))
  const look = useCallback((text: string) => findCities(country, text), [country])
  const word = typed.city.trim()
  const found = useLookup(word, word === '' || country === '' ? undefined : look)
  return (
    <div className={shared.pair}>
      <TextField
        label={t.guestCity}
        maxLength={80}
        autoComplete="off"
        list={id}
        {...field('city')}
      />
      <datalist id={id}>
        {found?.data.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Select
        label={t.country}
        choices={choices}
        value={country === '' ? null : country}
        error={problems['country']}
        onChange={(chosen) => change({ country: chosen })}
      />
    </div>
  )
}

function Stop({ again }: { readonly again: () => void }) {
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    const told = await withdrawGuestWish()
    setBusy(false)
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    again()
  }
  return (
    <Button variant="outline" busy={busy} onClick={() => void stop()}>
      {t.stopBeingGuest}
    </Button>
  )
}
