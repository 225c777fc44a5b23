import { FieldError } from '@pavilion/kit/field.tsx'
import fieldStyles from '@pavilion/kit/field.module.css'
import { Select } from '@pavilion/kit/select.tsx'
import { useId, useMemo } from 'react'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { callingCodes } from './phone.ts'
import type { TypedPhone } from './phone.ts'

type PhoneFieldProps = {
  readonly locale: string
  /** The country that is listed first. */
  readonly first: string
  readonly typed: TypedPhone
  readonly error: string | undefined
  readonly onChange: (typed: TypedPhone) => void
  readonly onBlur: () => void
}

/** A phone number, and the country whose numbering plan applies to it. */
export function PhoneField({ locale, first, typed, error, onChange, onBlur }: PhoneFieldProps) {
  const id = useId()
  const choices = useMemo(() => choicesOf(locale, first), [locale, first])
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.head}>
        <label className={fieldStyles.label} htmlFor={id}>
          {t.mobileNumber}
        </label>
      </div>
      <div className={styles.phone}>
        <Select
          label={t.countryCode}
          hideLabel
          searchLabel={t.searchCountryCodes}
          emptyText={t.noSuchCountry}
          choices={choices}
          value={typed.country}
          onChange={(country) => onChange({ ...typed, country })}
        />
        <input
          id={id}
          className={fieldStyles.input}
          name="phone"
          type="tel"
          autoComplete="tel-national"
          value={typed.number}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => onChange({ ...typed, number: target.value })}
          onBlur={onBlur}
        />
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function choicesOf(locale: string, first: string) {
  const codes = callingCodes(locale)
  const ordered = [
    ...codes.filter(({ country }) => country === first),
    ...codes.filter(({ country }) => country !== first),
  ]
  return ordered.map(({ country, name, code }) => ({
    value: country,
    label: `${country} +${code}`,
    note: name,
  }))
}
