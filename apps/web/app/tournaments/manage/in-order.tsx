import { Button } from '@pavilion/kit/button.tsx'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'

type Named = { readonly id: string; readonly name: string }

type InOrderProps<T extends Named> = {
  readonly things: readonly T[]
  readonly onChange: (things: T[]) => void
}

/** A list that is put in order by moving one after the other up. */
export const InOrder = <T extends Named>({ things, onChange }: InOrderProps<T>) => (
  <ol className={styles.list}>
    {things.map((thing, at) => (
      <li key={thing.id}>
        <span className={styles.text}>{t.placeAndName({ place: at + 1, name: thing.name })}</span>
        <Button
          size="small"
          variant="quiet"
          disabled={at === 0}
          aria-label={t.moveTeamUp({ name: thing.name })}
          onClick={() => {
            const before = things[at - 1] ?? thing
            onChange(things.with(at, before).with(at - 1, thing))
          }}
        >
          {t.up}
        </Button>
      </li>
    ))}
  </ol>
)
