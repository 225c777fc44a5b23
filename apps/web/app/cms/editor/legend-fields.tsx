import { lengths } from '@pavilion/contract/cms/post-lengths.ts'
import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import * as t from '#texts/cms.ts'
import styles from './editor.module.css'
import { readText } from './field-text.ts'
import type { Draft } from './use-draft.ts'

type Meta = PostText['meta']

const lines = [
  { name: 'side', label: t.side, help: t.australia },
  { name: 'role', label: t.role, help: t.rightHandBat },
  { name: 'years', label: t.years, help: t.tests1928To1948 },
  { name: 'figure', label: t.figureOnTheCard, help: t.n6996TestRuns },
  { name: 'source', label: t.sourceOfTheFigures, help: t.careerFiguresAsCommonlyPublished },
] as const satisfies readonly { name: keyof Meta; label: string; help: string }[]

/** The fields of a legend's card. */
export function LegendFields({ draft }: { readonly draft: Draft }) {
  const { meta } = draft.words
  const change = (part: Partial<Meta>) => draft.change({ meta: { ...meta, ...part } })
  return (
    <fieldset className={styles.fields}>
      <legend>{t.theCard}</legend>
      {lines.map(({ name, label, help }) => (
        <TextField
          key={name}
          label={label}
          help={t.suchAsHelp({ help })}
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
      label={t.careerFigures}
      rows={4}
      help={t.onePerLineSuch({ figures: lengths.figures })}
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
