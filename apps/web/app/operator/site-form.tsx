import { Button } from '@pavilion/kit/button.tsx'
import type { Choice } from '@pavilion/kit/choices.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { Unsaved } from '#shared/unsaved.tsx'
import * as t from '#texts/operator.ts'
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
    <form className={styles.form} noValidate onSubmit={form.save}>
      <Panel level={2} title={t.name}>
        <NameFields form={form} />
      </Panel>
      <Panel level={2} title={t.look}>
        <BrandFields form={form} />
      </Panel>
      <Panel level={2} title={t.place}>
        <PlaceFields form={form} places={places} />
      </Panel>
      <Panel level={2} title={t.email}>
        <LetterFields form={form} />
      </Panel>
      <Panel level={2} title={t.nameLengthsText}>
        <NameLengthFields form={form} />
      </Panel>
      <Panel level={2} title={t.links}>
        <LinkFields form={form} />
      </Panel>
      <div className={styles.save}>
        <Button type="submit" busy={form.busy} disabled={!form.isChanged}>
          {t.saveSettings}
        </Button>
        {!form.isChanged && <span className="pv-muted">{t.noChangesToSave}</span>}
      </div>
      <Unsaved isChanged={form.isChanged} />
    </form>
  )
}

type FieldsProps = { readonly form: Form }

const NameFields = ({ form }: FieldsProps) => (
  <>
    <TextField {...form.line('name')} label={t.siteName} maxLength={60} />
    <TextField
      {...form.line('tagline')}
      label={t.tagline}
      help={t.theHeadlineOfTheHome}
      maxLength={120}
    />
    <TextArea
      {...form.line('description')}
      label={t.description}
      help={t.oneOrTwoSentences}
      maxLength={300}
    />
  </>
)

const LetterFields = ({ form }: FieldsProps) => (
  <>
    <TextField
      {...form.line('contactEmail')}
      label={t.contactAddressText}
      help={t.whereMessagesFromTheContact}
      maxLength={254}
    />
    <TextField
      {...form.line('noReply')}
      label={t.noReplyAddressText}
      help={t.theSenderOfCodes}
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
        label={t.country}
        choices={withOwn(places.countries, words.country)}
        value={words.country}
        error={problems['country']}
        onChange={(country) => change({ country })}
      />
      <Select
        label={t.currencyForNewPrices}
        choices={withOwn(places.currencies, words.currency)}
        value={words.currency}
        error={problems['currency']}
        onChange={(currency) => change({ currency })}
      />
      <Select
        label={t.timeZoneText}
        choices={withOwn(zones, words.timeZone)}
        value={words.timeZone}
        error={problems['timeZone']}
        onChange={(timeZone) => change({ timeZone })}
      />
      <TextField
        {...form.line('locale')}
        label={t.languageTag}
        help={t.howDatesAndNumbers}
        maxLength={35}
        spellCheck={false}
      />
    </>
  )
}

const elsewhere = [
  ['source', t.sourceCode],
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
