import { lengths } from '@pavilion/contract/cms/editor-post.ts'
import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import styles from './desk.module.css'
import { readText } from './field-text.ts'
import type { Draft } from './use-draft.ts'

type Meta = PostText['meta']

const lines = [
  { name: 'side', label: 'Side', help: 'Australia' },
  { name: 'role', label: 'Role', help: 'Right-hand bat' },
  { name: 'years', label: 'Years', help: 'Tests, 1928 to 1948' },
  { name: 'figure', label: 'Figure on the card', help: '6,996 Test runs' },
  { name: 'source', label: 'Source of the figures', help: 'Career figures as commonly published' },
] as const satisfies readonly { name: keyof Meta; label: string; help: string }[]

/** The fields of a legend's card. */
export function LegendFields({ draft }: { readonly draft: Draft }) {
  const { meta } = draft.words
  const change = (part: Partial<Meta>) => draft.change({ meta: { ...meta, ...part } })
  return (
    <fieldset className={styles.fields}>
      <legend>The card</legend>
      {lines.map(({ name, label, help }) => (
        <TextField
          key={name}
          label={label}
          help={`Such as: ${help}`}
          value={meta[name]}
          maxLength={lengths.line}
          onChange={readText((text) => change({ [name]: text }))}
        />
      ))}
      <Figures figures={meta.figures} onChange={(figures) => change({ figures })} />
    </fieldset>
  )
}

type FiguresProps = {
  readonly figures: Meta['figures']
  readonly onChange: (figures: Meta['figures']) => void
}

const written = (figures: Meta['figures']) =>
  figures.map(({ label, value }) => `${label} = ${value}`).join('\n')

function Figures({ figures, onChange }: FiguresProps) {
  const [typed, setTyped] = useState(written(figures))
  const shown = written(read(typed)) === written(figures) ? typed : written(figures)
  return (
    <TextArea
      label="Career figures"
      rows={4}
      help={`One a line, such as: Tests = 52. ${lengths.figures} at most`}
      value={shown}
      onChange={readText((text) => {
        setTyped(text)
        onChange(read(text))
      })}
    />
  )
}

/** Incomplete lines are left out. */
const read = (text: string): Meta['figures'] =>
  text
    .split('\n')
    .map((line) => line.split('=').map((side) => side.trim().slice(0, lengths.line)))
    .flatMap(([label = '', value = '']) => (label && value ? [{ label, value }] : []))
    .slice(0, lengths.figures)
