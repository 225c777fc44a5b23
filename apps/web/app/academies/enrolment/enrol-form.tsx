import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { FieldError } from '@pavilion/kit/field.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/academies.ts'
import { tariffText } from '../tuition/tariff-text.ts'
import { sessionText } from './batch-summary.tsx'
import type { Offer } from './enrolment-calls.ts'
import { FormFields } from './form-fields.tsx'
import { type EnrolFormState, type Lead, useEnrolForm } from './use-enrol-form.ts'
import { Who } from './who-fields.tsx'

type EnrolFormProps = {
  readonly offer: Offer
  /** With what a link knows; none without one. */
  readonly lead: Lead | undefined
}

/** Enrols oneself or a child in a batch. A full one has a waiting list. */
export function EnrolForm({ offer, lead }: EnrolFormProps) {
  const form = useEnrolForm(offer, lead)
  const { fields, change, problems, busy, onSubmit } = form
  const isFull = offer.batch.taken >= offer.batch.capacity
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      {isFull && <p>{t.batchIsFull({ waiting: offer.batch.waiting })}</p>}
      <Panel level={2} title={t.whoTrains}>
        <Who form={form} students={offer.students} />
      </Panel>
      <Panel level={2} title={t.whatCoachesKnow}>
        <FormFields form={form} />
      </Panel>
      {!isFull && <Trial form={form} offer={offer} />}
      <Paying form={form} offer={offer} />
      <div className={shared.form}>
        <Checkbox
          checked={fields.agrees}
          aria-invalid={problems['agrees'] !== undefined}
          onChange={({ target }) => change({ agrees: target.checked })}
        >
          {t.iAgree({ academy: offer.organisation.name })}
        </Checkbox>
        {problems['agrees'] !== undefined && <FieldError>{problems['agrees']}</FieldError>}
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {isFull ? t.joinWaitingList : t.enrol}
      </Button>
    </form>
  )
}

type FormProps = { readonly form: EnrolFormState }

/** What it costs, and how to pay where there is a choice. */
function Paying({
  form: { fields, change },
  offer: { tariffs, currency },
}: FormProps & { readonly offer: Offer }) {
  if (currency === null || tariffs.length === 0) return null
  const choices = tariffs.map((tariff) => ({
    value: tariff.id,
    label: t.tariffLine({
      name: tariff.name,
      price: tariffText({ ...tariff, amount: tariff.price }, currency),
    }),
  }))
  const reduced = tariffs.some(({ concession, family }) => concession !== null || family !== null)
  return (
    <div className={shared.form}>
      {choices.length === 1 ? (
        <p>{choices[0]?.label}</p>
      ) : (
        <PlainSelect
          label={t.howYouPay}
          value={fields.tariffId}
          choices={choices}
          onChange={(tariffId) => change({ tariffId })}
        />
      )}
      <p className="pv-small pv-muted">
        {[t.whenYouPay, reduced ? t.pricesAreReduced : ''].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}

function Trial({
  form: { fields, change, problems },
  offer,
}: FormProps & { readonly offer: Offer }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { timeZone } = offer.batch.branch
  const sessions = offer.sessions.map((instant) => ({
    value: instant,
    label: t.tryOn({ session: sessionText(instant, timeZone, locale) }),
  }))
  return (
    <PlainSelect
      label={t.howToBegin}
      value={fields.trialAt}
      choices={[{ value: '', label: t.placeAtOnce }, ...sessions]}
      error={problems['trialAt']}
      onChange={(trialAt) => change({ trialAt })}
    />
  )
}
