import * as t from '#texts/balls.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import sheet from '../pad/sheet.module.css'
import type { Settings } from '../pad/use-settings.ts'
import { askedBalls, askedParts } from './asked-parts.ts'
import styles from './ask.module.css'

const partNames = {
  shot: t.askForShot,
  pitched: t.askForPitched,
  fielder: t.askForFielder,
} as const

const ballNames = {
  never: t.askNever,
  key: t.askOfKeyBalls,
  every: t.askOfEveryBall,
} as const

type AskSettingsProps = { readonly settings: Pick<Settings, 'asking' | 'ask'> }

/** What the pad asks of which balls. */
export function AskSettings({ settings: { asking, ask } }: AskSettingsProps) {
  return (
    <fieldset className={styles.settings}>
      <legend className={sheet.label}>{t.askFor}</legend>
      {askedParts.map((part) => (
        <PlainSelect
          key={part}
          label={partNames[part]}
          value={asking[part]}
          choices={askedBalls.map((value) => ({ value, label: ballNames[value] }))}
          onChange={(balls) => ask(part, balls)}
        />
      ))}
    </fieldset>
  )
}
