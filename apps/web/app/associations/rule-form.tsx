import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { settle, useSubmission } from '#shared/use-submission.ts'
import * as t from '#texts/associations.ts'
import { type Handbook, type Rule, saveRule } from './handbook-calls.ts'

type RuleFormProps = {
  readonly organisationId: string
  /** The rule that is changed; none for a new one. */
  readonly rule: Rule | undefined
  readonly onSaved: (handbook: Handbook) => void
}

export function RuleForm({ organisationId, rule, onSaved }: RuleFormProps) {
  const [fields, setFields] = useState({
    clause: rule?.clause ?? '',
    title: rule?.title ?? '',
    body: rule?.body ?? '',
  })
  const { busy, problems, submit } = useSubmission()
  const send = async () => {
    const answer = await saveRule({ organisationId, ...fields })
    return settle(answer, { otherwise: 'clause', onDone: onSaved })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  const field = (key: 'clause' | 'title' | 'body') => ({
    value: fields[key],
    error: problems[key],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFields({ ...fields, [key]: target.value }),
  })
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={t.clause}
        help={t.clauseHelp}
        maxLength={16}
        disabled={rule !== undefined}
        {...field('clause')}
      />
      <TextField label={t.ruleTitle} maxLength={120} {...field('title')} />
      <TextArea label={t.ruleText} {...field('body')} />
      <div>
        <Button type="submit" busy={busy}>
          {t.saveRule}
        </Button>
      </div>
    </form>
  )
}
