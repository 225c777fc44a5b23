import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import type { FormatDraft } from './rules.ts'
import styles from './new-match-page.module.css'
import type { useOwnFormats } from './use-own-formats.ts'

type SaveFormatProps = {
  readonly rules: PlayingConditions
  readonly own: ReturnType<typeof useOwnFormats>
  readonly change: (part: Partial<FormatDraft>) => void
}

const MOST_LETTERS = 40

/** Keeps the rules under a name, for the next match. */
export function SaveFormat({ rules, own, change }: SaveFormatProps) {
  const [name, setName] = useState(rules.name)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    const named = { ...rules, name: name.trim() }
    setBusy(true)
    const refused = await own.save(named)
    setBusy(false)
    setProblem(refused)
    if (refused === null) change({ rules: named })
  }
  return (
    <div className={styles.save}>
      <TextField
        label={t.nameOfTheFormat}
        help={t.saveFormatHint}
        maxLength={MOST_LETTERS}
        value={name}
        error={problem ?? undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button variant="outline" busy={isBusy} onClick={() => void save()}>
        {t.saveTheFormat}
      </Button>
    </div>
  )
}
