import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { settle, useSubmission } from '#shared/use-submission.ts'
import * as t from '#texts/academies.ts'
import { type Assessed, type Assessments, assess } from './report-card-calls.ts'
import { CardLink } from './card-link.tsx'

export type AssessProps = {
  readonly told: Assessments
  readonly student: Assessed
  readonly onClose: () => void
  readonly onChanged: (told: Assessments) => void
}

/** What is chosen and written of a student, and saving it. */
function useAssessment({ told: { organisation, skills }, student, onChanged }: AssessProps) {
  const [levels, setLevels] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(
      student.levels.flatMap(({ skillId, level }) => (level ? [[skillId, level]] : [])),
    ),
  )
  const [comment, setComment] = useState(student.comment)
  const { busy, problems, submit } = useSubmission()
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
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  const choose = (skillId: string, level: number) => setLevels({ ...levels, [skillId]: level })
  return { levels, choose, comment, setComment, busy, problems, onSubmit }
}

/** How a student does, skill by skill, and the card for the family. */
export function AssessDialog(props: AssessProps) {
  const { told, student, onClose } = props
  const { levels, choose, comment, setComment, busy, problems, onSubmit } = useAssessment(props)
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
        <TextArea
          label={t.commentOnCard}
          maxLength={2000}
          value={comment}
          error={problems['comment']}
          onChange={({ target }) => setComment(target.value)}
        />
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
