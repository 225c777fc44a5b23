import { Button } from '@pavilion/kit/button.tsx'
import type { Choice } from '@pavilion/kit/choices.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { Unsaved } from '#shared/unsaved.tsx'
import { BrandFields } from './brand-fields.tsx'
import { NameLengthFields } from './name-length-fields.tsx'
import type { Settings } from './site-calls.ts'
import styles from './site-page.module.css'
import { type SiteForm as Form, useSiteForm } from './use-site-form.ts'

export type Places = {
  readonly countries: readonly Choice[]
  readonly currencies: readonly Choice[]
}
type SiteFormProps = {
  readonly settings: Settings
  readonly places: Places
  readonly onSaved: (settings: Settings) => void
}

/** All settings of the site in one form. */
export function SiteForm({ settings, places, onSaved }: SiteFormProps) {
  const form = useSiteForm(settings, onSaved)
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.save(event)}>
      <Panel level={2} title="Name">
        <NameFields form={form} />
      </Panel>
      <Panel level={2} title="Look">
        <BrandFields form={form} />
      </Panel>
      <Panel level={2} title="Place">
        <PlaceFields form={form} places={places} />
      </Panel>
      <Panel level={2} title="Email">
        <LetterFields form={form} />
      </Panel>
      <Panel level={2} title="Names of people">
        <NameLengthFields form={form} />
      </Panel>
      <Panel level={2} title="Links">
        <LinkFields form={form} />
      </Panel>
      <div className={styles.save}>
        <Button type="submit" busy={form.busy} disabled={!form.isChanged}>
          Save settings
        </Button>
        {!form.isChanged && <span className="pv-muted">Nothing is changed.</span>}
      </div>
      <Unsaved isChanged={form.isChanged} />
    </form>
  )
}

type FieldsProps = { readonly form: Form }

const NameFields = ({ form }: FieldsProps) => (
  <>
    <TextField {...form.line('name')} label="Name of the site" maxLength={60} />
    <TextField
      {...form.line('tagline')}
      label="Tagline"
      help="The headline of the home page."
      maxLength={120}
    />
    <TextArea
      {...form.line('description')}
      label="Description"
      help="One or two sentences, for the foot of the page and for search engines."
      maxLength={300}
    />
  </>
)

const LetterFields = ({ form }: FieldsProps) => (
  <>
    <TextField
      {...form.line('contactEmail')}
      label="Contact address"
      help="Where letters from the contact page go."
      maxLength={254}
    />
    <TextField
      {...form.line('noReply')}
      label="No-reply address"
      help="What codes and links are sent from."
      maxLength={254}
    />
  </>
)

const zones: readonly Choice[] = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}))

/** Adds the current value when the browser's own list lacks it. */
const withOwn = (choices: readonly Choice[], value: string): readonly Choice[] =>
  choices.some((choice) => choice.value === value) ? choices : [{ value, label: value }, ...choices]

function PlaceFields({ form, places }: FieldsProps & { readonly places: Places }) {
  const { words, problems, change } = form
  return (
    <>
      <Select
        label="Country"
        choices={withOwn(places.countries, words.country)}
        value={words.country}
        error={problems['country']}
        onChange={(country) => change({ country })}
      />
      <Select
        label="Currency of new prices"
        choices={withOwn(places.currencies, words.currency)}
        value={words.currency}
        error={problems['currency']}
        onChange={(currency) => change({ currency })}
      />
      <Select
        label="Time zone"
        choices={withOwn(zones, words.timeZone)}
        value={words.timeZone}
        error={problems['timeZone']}
        onChange={(timeZone) => change({ timeZone })}
      />
      <TextField
        {...form.line('locale')}
        label="Language tag"
        help="How days and figures are written: en, en-PK, en-GB."
        maxLength={35}
        spellCheck={false}
      />
    </>
  )
}

const elsewhere = [
  ['source', 'Source code'],
  ['youtube', 'YouTube'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['x', 'X'],
  ['appStore', 'App Store'],
  ['googlePlay', 'Google Play'],
] as const

const LinkFields = ({ form }: FieldsProps) =>
  elsewhere.map(([name, label]) => (
    <TextField
      key={name}
      {...form.link(name)}
      label={label}
      inputMode="url"
      placeholder="https://"
      maxLength={300}
      spellCheck={false}
    />
  ))
