import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import styles from './console.module.css'
import type { Run } from './fixture-calls.ts'

type Rest = { readonly rest: string; readonly restIs: 'wish' | 'must' }

/** As the latest search was asked for it. */
export const restOf = (run: Run | null): Rest => ({
  rest: String(run?.asked.restDays ?? 0),
  restIs: run?.asked.restIsWish === false ? 'must' : 'wish',
})

/** As it is sent. */
export const askedRest = ({ rest, restIs }: Rest) => ({
  restDays: Number(rest),
  restIsWish: restIs === 'wish',
})

const strengths = [
  ['wish', t.restIfPossible],
  ['must', t.restAlways],
] as const

type RestFieldsProps = {
  readonly typed: Rest
  readonly error: string | undefined
  readonly onChange: (part: Partial<Rest>) => void
}

/** How long teams rest between two matches, and whether they have to. */
export const RestFields = ({ typed: { rest, restIs }, error, onChange }: RestFieldsProps) => (
  <div className={styles.pair}>
    <TextField
      label={t.restDays}
      type="number"
      min={0}
      max={30}
      value={rest}
      error={error}
      onChange={({ target }) => onChange({ rest: target.value })}
    />
    <Choice
      label={t.restIsKept}
      choices={strengths}
      value={restIs}
      onChange={(chosen) => onChange({ restIs: chosen })}
    />
  </div>
)
