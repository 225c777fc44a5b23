import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { useChange } from '#shared/use-change.ts'
import * as t from '#texts/academies.ts'
import { type Lead, type Leads, removeLead } from './lead-calls.ts'
import { LeadLink } from './lead-link.tsx'
import { becauseText, stateText } from './lead-text.ts'
import { type LeadForm, NONE, useLeadForm } from './use-lead-form.ts'

type LeadDialogProps = {
  readonly told: Leads
  readonly lead: Lead | undefined
  readonly onClose: () => void
  readonly onChanged: (told: Leads) => void
}

const states = (['new', 'called', 'lost'] as const).map((value) => ({
  value,
  label: stateText[value],
}))
const reasons = (['price', 'time', 'place', 'age', 'elsewhere', 'no-answer', 'other'] as const).map(
  (value) => ({ value, label: becauseText[value] }),
)

/** Somebody who has asked: what they want, who follows it up, and the link with which they enrol. */
export function LeadDialog({ told, lead, onClose, onChanged }: LeadDialogProps) {
  const form = useLeadForm({ told, lead, onChanged })
  const { change: changeAt } = useChange(onChanged)
  const { busy, onSubmit } = form
  const isOpen = lead?.state !== 'trial' && lead?.state !== 'enrolled'
  return (
    <Dialog open title={lead?.name ?? t.addCaller} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <Asker form={form} programmes={told.programmes} />
        {isOpen && <Standing form={form} />}
        <FollowUp form={form} coaches={told.coaches} />
        <div className={shared.actions}>
          <Button type="submit" busy={busy}>
            {t.save}
          </Button>
          {lead !== undefined && (
            <Button
              variant="quiet"
              onClick={() =>
                void changeAt('erase', () =>
                  removeLead({ organisationId: told.organisation.id, id: lead.id }),
                )
              }
            >
              {t.erase}
            </Button>
          )}
        </div>
      </form>
      {lead !== undefined && isOpen && <LeadLink told={told} lead={lead} />}
    </Dialog>
  )
}

type FormProps = { readonly form: LeadForm }

function Asker({
  form: { typed, change, problems },
  programmes,
}: FormProps & Pick<Leads, 'programmes'>) {
  const text = (name: 'name' | 'phone' | 'email' | 'studentName' | 'age', label: string) => (
    <TextField
      label={label}
      type={name === 'age' ? 'number' : name === 'phone' ? 'tel' : 'text'}
      value={typed[name]}
      error={problems[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <>
      {text('name', t.whoAsks)}
      <div className={shared.pair}>
        {text('phone', t.phone)}
        {text('email', t.email)}
        {text('studentName', t.whoWouldTrain)}
        {text('age', t.age)}
      </div>
      <PlainSelect
        label={t.programme}
        value={typed.programmeId}
        choices={[
          { value: NONE, label: t.anyProgramme },
          ...programmes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(programmeId) => change({ programmeId })}
      />
      <TextArea
        label={t.theQuestion}
        maxLength={2000}
        value={typed.question}
        error={problems['question']}
        onChange={({ target }) => change({ question: target.value })}
      />
    </>
  )
}

const Standing = ({ form: { typed, change, problems } }: FormProps) => (
  <div className={shared.pair}>
    <PlainSelect
      label={t.howItStands}
      value={typed.state}
      choices={states}
      onChange={(state) => change({ state })}
    />
    {typed.state === 'lost' && (
      <PlainSelect
        label={t.why}
        value={typed.lostBecause}
        choices={reasons}
        error={problems['lostBecause']}
        onChange={(lostBecause) => change({ lostBecause })}
      />
    )}
  </div>
)

function FollowUp({
  form: { typed, change, problems },
  coaches,
}: FormProps & Pick<Leads, 'coaches'>) {
  return (
    <>
      <div className={shared.pair}>
        <PlainSelect
          label={t.whoFollowsUp}
          value={typed.followerId}
          choices={[
            { value: NONE, label: t.anybody },
            ...coaches.map(({ accountId, name }) => ({ value: accountId, label: name })),
          ]}
          onChange={(followerId) => change({ followerId })}
        />
        <TextField
          label={t.followUpWhen}
          type="date"
          value={typed.followOn}
          error={problems['followOn']}
          onChange={({ target }) => change({ followOn: target.value })}
        />
      </div>
      <TextArea
        label={t.notes}
        maxLength={2000}
        value={typed.note}
        error={problems['note']}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  )
}
