import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { SearchField } from '@pavilion/kit/search-field.tsx'
import type { FormEvent } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { replayInput } from '#islands/input-replay.ts'
import * as t from '#texts/central.ts'
import { addressWith } from './address-with.ts'
import styles from './filter-form.module.css'
import type { FilterGroup } from './filters.ts'

export type FilterFormProps = {
  readonly groups: readonly FilterGroup[]
  /** How many filters are set. */
  readonly chosen: number
  /** What the text searches, such as "Team or tournament". */
  readonly searchLabel: string
  /** Keys of the address that the form keeps. */
  readonly keep?: readonly string[]
  /**
   * The button's label, such as "Show 20 matches". A rail that applies changes at once shows the button
   * only without scripts.
   */
  readonly submit: string
  readonly actsAtOnce?: boolean
}

/** A plain GET form, which works without scripts; with scripts, changes apply at once. */
export function FilterForm(props: FilterFormProps) {
  const { groups, searchLabel, submit, actsAtOnce = false } = props
  const location = useLocation()
  const navigate = useNavigate()
  const ask = (form: HTMLFormElement) =>
    void navigate(addressOf(location.pathname, form), { preventScrollReset: true })
  const query = new URLSearchParams(location.search)
  return (
    <Form
      key={location.search}
      ref={replayInput}
      className={styles.form}
      onChange={({ currentTarget, target }) => {
        const typing = target instanceof HTMLInputElement && target.type === 'search'
        if (actsAtOnce && !typing) ask(currentTarget)
      }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        ask(event.currentTarget)
      }}
    >
      <Head {...props} />
      <Kept {...props} query={query} />
      <div className={styles.search}>
        <SearchField
          label={searchLabel}
          name="text"
          placeholder={searchLabel}
          defaultValue={query.get('text') ?? ''}
        />
      </div>
      {groups.map((group) => (
        <Group key={group.key} group={group} chosen={query.getAll(group.key)} />
      ))}
      <Submit submit={submit} actsAtOnce={actsAtOnce} />
    </Form>
  )
}

type SubmitProps = { readonly submit: string; readonly actsAtOnce: boolean }

function Submit({ submit, actsAtOnce }: SubmitProps) {
  const button = (
    <Button type="submit" wide>
      {submit}
    </Button>
  )
  return actsAtOnce ? <noscript>{button}</noscript> : <div className={styles.submit}>{button}</div>
}

/** The address that the form leads to, without empty fields. */
function addressOf(pathname: string, form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [key, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(key, value.trim())
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

function Head({ groups, chosen }: FilterFormProps) {
  const location = useLocation()
  const keys = [...groups.map(({ key }) => key), 'text']
  const cleared = Object.fromEntries(keys.map((key) => [key, undefined]))
  return (
    <div className={styles.head}>
      <h2 className="pv-panel-heading">{t.filters}</h2>
      {chosen > 0 && (
        <Link className="pv-link pv-small" to={addressWith(location, cleared)} preventScrollReset>
          {t.clear({ chosen })}
        </Link>
      )}
    </div>
  )
}

function Kept({ keep = [], query }: FilterFormProps & { readonly query: URLSearchParams }) {
  return keep.map((key) => {
    const value = query.get(key)
    return value === null ? null : <input key={key} type="hidden" name={key} value={value} />
  })
}

/** A group with the values that would leave results, and those that are ticked. */
type GroupProps = { readonly group: FilterGroup; readonly chosen: readonly string[] }

function Group({ group: { key, legend, options }, chosen }: GroupProps) {
  const offered = options.filter(({ value, count }) => count > 0 || chosen.includes(value))
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {offered.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={key}
          value={value}
          count={count}
          defaultChecked={chosen.includes(value)}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}
