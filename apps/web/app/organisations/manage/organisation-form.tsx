import { Button } from '@pavilion/kit/button.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldRefusal } from '#state/request.ts'
import { problemsByPath } from '#shared/form-problems.ts'
import { Unsaved } from '#shared/unsaved.tsx'
import { useCountries } from '#shared/use-countries.ts'
import { useForm } from '#shared/use-form.ts'
import type { Fields } from './manage-calls.ts'
import styles from './manage.module.css'
import * as t from '#texts/organisations.ts'
import shared from '#shared/console.module.css'

/** What a refused save says; undefined when it is saved. */
export type Refused = { readonly message: string; readonly errors: readonly FieldRefusal[] }

type FormProps = {
  readonly first: Fields
  readonly action: string
  readonly send: (fields: Fields) => Promise<Refused | undefined>
  /** Below the name, for instance those with the same one. */
  readonly belowName?: (name: string) => ReactNode
}

/** What an organisation says of itself. */
export function OrganisationForm({ first, action, send, belowName }: FormProps) {
  const { typed, change, field, problems, busy, isChanged, onSubmit } = useForm(first)
  const [problem, setProblem] = useState<string>()
  const submit = onSubmit(async () => {
    const refused = await send(typed)
    setProblem(refused?.message)
    return refused && problemsByPath(refused.errors, 'fields.')
  })
  return (
    <form className={shared.form} noValidate onSubmit={submit}>
      <TextField label={t.name} maxLength={80} autoComplete="organization" {...field('name')} />
      {belowName?.(typed.name)}
      <Place
        city={<TextField label={t.townOrCity} maxLength={80} {...field('city')} />}
        country={typed.country ?? ''}
        error={problems['country']}
        onChange={(country) => change({ country: country === '' ? null : country })}
      />
      <TextArea label={t.about} rows={4} maxLength={2000} {...field('about')} />
      <Contact field={field} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={shared.actions}>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
      <Unsaved isChanged={!busy && isChanged} />
    </form>
  )
}

type ContactProps = Pick<ReturnType<typeof useForm<Fields>>, 'field'>

function Contact({ field }: ContactProps) {
  return (
    <div className={shared.pair}>
      <TextField
        label={t.website}
        inputMode="url"
        placeholder="https://"
        maxLength={200}
        {...field('website')}
      />
      <TextField
        label={t.email}
        help={t.shownInPublic}
        type="email"
        maxLength={254}
        {...field('email')}
      />
      <TextField
        label={t.phone}
        help={t.shownInPublic}
        type="tel"
        maxLength={30}
        {...field('phone')}
      />
    </div>
  )
}

type PlaceProps = {
  readonly city: ReactNode
  readonly country: string
  readonly error: string | undefined
  readonly onChange: (country: string) => void
}

function Place({ city, country, error, onChange }: PlaceProps) {
  const countries = useCountries()
  return (
    <div className={shared.pair}>
      {city}
      <Select
        label={t.country}
        searchLabel={t.searchCountries}
        emptyText={t.noSuchCountry}
        choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
        value={country}
        error={error}
        onChange={onChange}
      />
    </div>
  )
}
