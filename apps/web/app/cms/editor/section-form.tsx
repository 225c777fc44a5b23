import type { SectionText } from '@pavilion/contract/cms/editor-post.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/cms.ts'
import { kindNames } from './post-labels.ts'
import styles from './editor.module.css'
import { saveSection } from './editor-calls.ts'
import type { Section } from './editor-calls.ts'
import { readText } from './field-text.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { refusalText } from '#state/request.ts'

const names = {
  'section-1': t.section1,
  'section-2': t.section2,
  'section-3': t.section3,
} as const
const kinds = (['news', 'legend', 'blog', 'page'] as const).map((value) => ({
  value,
  label: kindNames[value],
}))
const sizes = Array.from({ length: 12 }, (_, at) => String(at + 1)).map((value) => ({
  value,
  label: value,
}))
const lines = [
  { name: 'title', label: t.title, most: 60 },
  { name: 'lead', label: t.introduction, most: 160 },
  { name: 'linkLabel', label: t.linkText, most: 40 },
  { name: 'linkTo', label: t.linkAddress, most: 200 },
] as const

type SectionFormProps = {
  readonly section: Section
  readonly onChanged: (isChanged: boolean) => void
  readonly onSaved: (section: Section) => void
}

export function SectionForm(props: SectionFormProps) {
  const { section } = props
  const { words, problems, busy, change, save } = useSection(props)
  const name = names[section.name]
  return (
    <Panel level={2} title={name}>
      <form className={styles.fields} noValidate onSubmit={save}>
        {lines.map(({ name: line, label, most }) => (
          <TextField
            key={line}
            label={label}
            value={words[line]}
            maxLength={most}
            error={problems[line]}
            onChange={readText((text) => change({ [line]: text }))}
          />
        ))}
        <PlainSelect
          label={t.kindOfPosts}
          value={words.kind}
          choices={kinds}
          onChange={(kind) => change({ kind })}
        />
        <PlainSelect
          label={t.numberOfPosts}
          value={String(words.size)}
          choices={sizes}
          onChange={(size) => change({ size: Number(size) })}
        />
        <div className={styles.row}>
          <Button type="submit" variant="outline" busy={busy}>
            {t.saveName({ name: name.toLowerCase() })}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function useSection({ section, onChanged, onSaved }: SectionFormProps) {
  const { name, revision, ...before } = section
  const { typed: words, change: set, problems, busy, onSubmit } = useForm<SectionText>(before)
  const save = onSubmit(async () => {
    const answer = await saveSection(name, revision, words)
    if (!answer.ok) {
      toasts.add('error', refusalText(answer))
      return problemsByPath(answer.errors, 'words.')
    }
    toasts.add('success', answer.data.message)
    onSaved(answer.data.data)
    return undefined
  })
  const change = (part: Partial<SectionText>) => {
    set(part)
    onChanged(JSON.stringify({ ...words, ...part }) !== JSON.stringify(before))
  }
  return { words, problems, busy, change, save }
}
