import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { Unsaved } from '#shared/unsaved.tsx'
import { settle, useSubmission } from '#shared/use-submission.ts'
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
  const { text, isChanged, busy, onSubmit } = useClaim({ standing, onSent })
  return (
    <Panel>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <p>{t.whoMayRun}</p>
        <TextField
          label={t.yourRoleThere}
          placeholder={t.suchAsSecretary}
          maxLength={80}
          {...text('role')}
        />
        <TextArea
          label={t.howCanWeTell}
          help={t.whereYourNameStands}
          rows={4}
          maxLength={1000}
          {...text('evidence')}
        />
        <TextField
          label={t.linkOptional}
          help={t.pageThatNamesYou}
          type="url"
          inputMode="url"
          maxLength={300}
          {...text('link')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {open === null ? t.sendRequest : t.changeRequest}
        </Button>
        <Unsaved isChanged={!busy && isChanged} />
      </form>
    </Panel>
  )
}

/** What is typed, and what was wrong with it when it was sent. */
function useClaim({ standing: { organisation, open }, onSent }: ClaimFormProps) {
  const [first] = useState<NewClaim>(() =>
    open === null ? blank : { role: open.role, evidence: open.evidence, link: open.link },
  )
  const [fields, setFields] = useState(first)
  const { busy, problems, submit } = useSubmission()
  const ask = async () =>
    settle(await sendClaim(organisation.id, fields), {
      part: 'fields.',
      otherwise: 'evidence',
      onDone: onSent,
    })
  const text = (name: keyof NewClaim) => ({
    value: fields[name],
    error: problems[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, ask)
  }
  return { text, isChanged: JSON.stringify(fields) !== JSON.stringify(first), busy, onSubmit }
}
