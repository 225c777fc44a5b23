import { Button } from '@pavilion/kit/button.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import type { FieldRefusal } from '#state/request.ts'
import { Unsaved } from '#shared/unsaved.tsx'
import { useCountries } from '#shared/use-countries.ts'
import type { Fields } from './manage-calls.ts'
import styles from './manage.module.css'
import * as t from '#texts/organisations.ts'
import shared from '#shared/console.module.css'

type Problems = Readonly<Record<string, string | undefined>>

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
  const { fields, change, text, problem, countryProblem, busy, submit } = useFields(first, send)
  return (
    <form className={shared.form} noValidate onSubmit={submit}>
      <TextField label={t.name} maxLength={80} autoComplete="organization" {...text('name')} />
      {belowName?.(fields.name)}
      <Place
        city={<TextField label={t.townOrCity} maxLength={80} {...text('city')} />}
        country={fields.country ?? ''}
        error={countryProblem}
        onChange={(country) => change({ country: country === '' ? null : country })}
      />
      <TextArea label={t.about} rows={4} maxLength={2000} {...text('about')} />
      <Contact text={text} />
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
      <Unsaved isChanged={!busy && JSON.stringify(fields) !== JSON.stringify(first)} />
    </form>
  )
}

/** What is typed, and what was wrong with it when it was last sent. */
function useFields(first: Fields, send: FormProps['send']) {
  const [fields, setFields] = useState(first)
  const [problems, setProblems] = useState<Problems>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...part }))
    const [name = ''] = Object.keys(part)
    setProblems((before) => ({ ...before, [name]: undefined }))
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const refused = await send(fields)
    setBusy(false)
    setProblem(refused?.message)
    setProblems(problemsOf(refused?.errors ?? []))
  }
  const text = (name: Exclude<keyof Fields, 'country'>) => ({
    value: fields[name],
    error: problems[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
  })
  return { fields, change, text, problem, countryProblem: problems.country, busy, submit }
}

function Contact({ text }: Pick<ReturnType<typeof useFields>, 'text'>) {
  return (
    <div className={shared.pair}>
      <TextField
        label={t.website}
        inputMode="url"
        placeholder="https://"
        maxLength={200}
        {...text('website')}
      />
      <TextField
        label={t.email}
        help={t.shownInPublic}
        type="email"
        maxLength={254}
        {...text('email')}
      />
      <TextField
        label={t.phone}
        help={t.shownInPublic}
        type="tel"
        maxLength={30}
        {...text('phone')}
      />
    </div>
  )
}

/** The server's messages by field; it names them with and without `fields.` before. */
const problemsOf = (errors: readonly FieldRefusal[]): Problems =>
  Object.fromEntries(errors.map(({ path, message }) => [path.replace(/^fields\./, ''), message]))

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
