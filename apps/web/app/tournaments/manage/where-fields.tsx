import { TextArea } from '@pavilion/kit/text-area.tsx'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'

export const linesOf = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

type WhereProps = {
  readonly typed: { readonly slots: string; readonly grounds: string }
  readonly onChange: (part: { readonly slots?: string; readonly grounds?: string }) => void
}

/** At which times and grounds is played. */
export const Where = ({ typed: { slots, grounds }, onChange }: WhereProps) => (
  <div className={styles.pair}>
    <TextArea
      label={t.startingTimes}
      help={t.oneALine}
      rows={2}
      value={slots}
      onChange={({ target }) => onChange({ slots: target.value })}
    />
    <TextArea
      label={t.grounds}
      help={t.oneALine}
      rows={2}
      value={grounds}
      onChange={({ target }) => onChange({ grounds: target.value })}
    />
  </div>
)
