import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/academies.ts'
import { assess } from './report-card-calls.ts'
import { CardLink, type CardLinkProps } from './card-link.tsx'

type AssessProps = CardLinkProps & { readonly onClose: () => void }

type Typed = { readonly levels: Readonly<Record<string, number>>; readonly comment: string }

/** What is chosen and written of a student, and saving it. */
function useAssessment({ told: { organisation, skills }, student, onChanged }: AssessProps) {
  const { typed, change, field, busy, onSubmit } = useForm<Typed>(() => ({
    levels: Object.fromEntries(
      student.levels.flatMap(({ skillId, level }) => (level ? [[skillId, level]] : [])),
    ),
    comment: student.comment,
  }))
  const { levels, comment } = typed
  const send = async () => {
    const answer = await assess({
      organisationId: organisation.id,
      enrolmentId: student.enrolmentId,
      fields: {
        levels: skills.map(({ id }) => ({ skillId: id, level: levels[id] || null })),
        comment,
      },
    })
    return settle(answer, { part: 'fields.', otherwise: 'comment', onDone: onChanged })
  }
  const choose = (skillId: string, level: number) =>
    change({ levels: { ...levels, [skillId]: level } })
  return { levels, choose, field, busy, onSubmit: onSubmit(send) }
}

/** How a student does, skill by skill, and the card for the family. */
export function AssessDialog(props: AssessProps) {
  const { told, student, onClose } = props
  const { levels, choose, field, busy, onSubmit } = useAssessment(props)
  return (
    <Dialog open title={student.name} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        {told.skills.length === 0 && <p className="pv-muted">{t.noSkillsYet}</p>}
        {told.skills.map((skill) => (
          <PlainSelect
            key={skill.id}
            label={skill.name}
            value={String(levels[skill.id] ?? 0)}
            choices={[
              { value: '0', label: t.notAssessed },
              ...skill.levels.map((says, at) => ({
                value: String(at + 1),
                label: t.levelSays({ level: at + 1, says }),
              })),
            ]}
            onChange={(level) => choose(skill.id, Number(level))}
          />
        ))}
        <TextArea label={t.commentOnCard} maxLength={2000} {...field('comment')} />
        <div>
          <Button type="submit" busy={busy}>
            {t.saveAssessment}
          </Button>
        </div>
        <CardLink {...props} />
      </form>
    </Dialog>
  )
}
