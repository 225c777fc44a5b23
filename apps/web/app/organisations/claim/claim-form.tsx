import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { Unsaved } from '#shared/unsaved.tsx'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/organisations.ts'
import { type ClaimStanding, type NewClaim, sendClaim } from './claim-calls.ts'

type ClaimFormProps = {
  readonly standing: ClaimStanding
  readonly onSent: (standing: ClaimStanding) => void
}

const blank: NewClaim = { role: '', evidence: '', link: '' }

/** Says who one is to the organisation, and how that can be checked. */
export function ClaimForm({ standing, onSent }: ClaimFormProps) {
  const { open } = standing
  const { field, isChanged, busy, onSubmit } = useClaim({ standing, onSent })
  return (
    <Panel>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <p>{t.whoMayRun}</p>
        <TextField
          label={t.yourRoleThere}
          placeholder={t.suchAsSecretary}
          maxLength={80}
          {...field('role')}
        />
        <TextArea
          label={t.howCanWeTell}
          help={t.whereYourNameStands}
          rows={4}
          maxLength={1000}
          {...field('evidence')}
        />
        <TextField
          label={t.linkOptional}
          help={t.pageThatNamesYou}
          type="url"
          inputMode="url"
          maxLength={300}
          {...field('link')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {open === null ? t.sendRequest : t.changeRequest}
        </Button>
        <Unsaved isChanged={!busy && isChanged} />
      </form>
    </Panel>
  )
}

/** What is typed, and sending it. */
function useClaim({ standing: { organisation, open }, onSent }: ClaimFormProps) {
  const { typed, field, isChanged, busy, onSubmit } = useForm<NewClaim>(() =>
    open === null ? blank : { role: open.role, evidence: open.evidence, link: open.link },
  )
  const ask = async () =>
    settle(await sendClaim(organisation.id, typed), {
      part: 'fields.',
      otherwise: 'evidence',
      onDone: onSent,
    })
  return { field, isChanged, busy, onSubmit: onSubmit(ask) }
}
