import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { Route } from './+types/skills-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { type Problems, problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import { saveSkills, showSkills, type Skill, type Skills } from './report-card-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.skills, description: t.whatSkillsAre, path: '/manage' })

/** What a programme teaches. */
export default function SkillsPage({
  params: { organisationId, programmeId },
}: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['academy-skills', programmeId],
    call: () => showSkills({ organisationId, programmeId }),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(told) => (
        <OrganisationConsole
          organisation={told.organisation}
          isManager={told.isManager}
          current="programmes"
        >
          <h2 className="pv-title">{t.skillsOf({ programme: told.programme.name })}</h2>
          <p className="pv-muted">{t.whatSkillsAre}</p>
          <SkillsForm key={told.programme.id} told={told} />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}

/** A skill as it is typed: a level a line. */
type Typed = { readonly id: string; readonly name: string; readonly levels: string }

const typedOf = ({ id, name, levels }: Skill): Typed => ({ id, name, levels: levels.join('\n') })
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function useSkills({ organisation, programme, skills: saved }: Skills) {
  const {
    typed,
    change: set,
    busy,
    problems,
    ...form
  } = useForm(() => ({
    skills: saved.map(typedOf),
  }))
  const { skills } = typed
  const setSkills = (changed: readonly Typed[]) => set({ skills: [...changed] })
  const send = async () => {
    const answer = await saveSkills({
      organisationId: organisation.id,
      programmeId: programme.id,
      skills: skills.map(({ id, name, levels }) => ({ id, name, levels: linesOf(levels) })),
    })
    if (answer.ok) {
      toasts.add('success', answer.data.message)
      setSkills(answer.data.data.skills.map(typedOf))
      return undefined
    }
    const told = problemsByPath(answer.errors, 'skills.')
    if (Object.keys(told).length === 0) toasts.add('error', answer.message)
    return told
  }
  const change = (changed: Typed) =>
    setSkills(skills.map((skill) => (skill.id === changed.id ? changed : skill)))
  const add = () => setSkills([...skills, { id: randomId(), name: '', levels: '' }])
  const remove = (id: string) => setSkills(skills.filter((skill) => skill.id !== id))
  return { skills, change, add, remove, busy, problems, onSubmit: form.onSubmit(send) }
}

function SkillsForm({ told }: { readonly told: Skills }) {
  const { skills, change, add, remove, busy, problems, onSubmit } = useSkills(told)
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      {skills.length === 0 && <p>{t.noSkillsYet}</p>}
      {skills.map((skill, at) => (
        <SkillFields
          key={skill.id}
          skill={skill}
          number={at + 1}
          isOpen={told.isManager}
          problems={problems}
          change={change}
          remove={() => remove(skill.id)}
        />
      ))}
      {told.isManager && (
        <div className={shared.actions}>
          <Button type="submit" busy={busy}>
            {t.saveSkills}
          </Button>
          <Button variant="outline" onClick={add}>
            {t.addSkill}
          </Button>
        </div>
      )}
    </form>
  )
}

type SkillFieldsProps = {
  readonly skill: Typed
  readonly number: number
  /** The caller may change it. */
  readonly isOpen: boolean
  readonly problems: Problems
  readonly change: (changed: Typed) => void
  readonly remove: () => void
}

function SkillFields({ skill, number, isOpen, problems, change, remove }: SkillFieldsProps) {
  return (
    <Panel level={3} title={skill.name || t.newSkill}>
      <div className={shared.form}>
        <TextField
          label={t.skillNumber({ number })}
          maxLength={80}
          disabled={!isOpen}
          value={skill.name}
          error={problems[`${number - 1}.name`]}
          onChange={({ target }) => change({ ...skill, name: target.value })}
        />
        <TextArea
          label={t.levelsNumber({ number })}
          help={t.levelsHelp}
          disabled={!isOpen}
          value={skill.levels}
          error={levelProblem(problems, number - 1)}
          onChange={({ target }) => change({ ...skill, levels: target.value })}
        />
        {isOpen && (
          <div>
            <Button variant="quiet" aria-label={t.removeSkill({ number })} onClick={remove}>
              {t.remove}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

const levelProblem = (problems: Problems, at: number) =>
  Object.entries(problems).find(([path]) => path.startsWith(`${at}.levels`))?.[1]
