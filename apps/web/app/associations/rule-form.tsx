import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/associations.ts'
import { type Handbook, type Rule, saveRule } from './handbook-calls.ts'

type RuleFormProps = {
  readonly organisationId: string
  /** The rule that is changed; none for a new one. */
  readonly rule: Rule | undefined
  readonly onSaved: (handbook: Handbook) => void
}

export function RuleForm({ organisationId, rule, onSaved }: RuleFormProps) {
  const { typed, field, busy, onSubmit } = useForm({
    clause: rule?.clause ?? '',
    title: rule?.title ?? '',
    body: rule?.body ?? '',
  })
  const send = async () => {
    const answer = await saveRule({ organisationId, ...typed })
    return settle(answer, { otherwise: 'clause', onDone: onSaved })
  }
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit(send)}>
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
