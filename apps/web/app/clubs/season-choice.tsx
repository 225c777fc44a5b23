import { Select } from '@pavilion/kit/select.tsx'
import { serverNow } from '#state/api.ts'
import * as t from '#texts/clubs.ts'
import styles from './clubs.module.css'

type SeasonChoiceProps = {
  readonly season: string
  /** Those with squads. */
  readonly seasons: readonly string[]
  readonly onChange: (season: string) => void
}

/** The seasons with squads, and this and the next one as either half of the world writes them. */
export function SeasonChoice({ season, seasons, onChange }: SeasonChoiceProps) {
  const year = new Date(serverNow()).getUTCFullYear()
  const near = [year, year + 1].flatMap((one) => [`${one}`, `${one}/${`${one + 1}`.slice(2)}`])
  const all = [...new Set([season, ...seasons, ...near])].toSorted().toReversed()
  return (
    <div className={styles.season}>
      <Select
        label={t.season}
        choices={all.map((one) => ({ value: one, label: one }))}
        value={season}
        onChange={onChange}
      />
    </div>
  )
}
