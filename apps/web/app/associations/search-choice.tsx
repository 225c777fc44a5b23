import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useEffect, useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/associations.ts'
import styles from './associations.module.css'

const PAUSE_MS = 250
const SHORTEST = 2

type Named = { readonly id: string; readonly name: string }

type SearchChoiceProps<T> = {
  readonly label: string
  readonly chosen: T | undefined
  readonly error: string | undefined
  readonly find: (text: string) => Promise<readonly T[]>
  readonly onChoose: (chosen: T | undefined) => void
}

/** One of many, found by its name. */
export function SearchChoice<T extends Named>(props: SearchChoiceProps<T>) {
  const { label, chosen, error, find, onChoose } = props
  const [typed, setTyped] = useState('')
  const found = useFound(typed.trim(), find)
  if (chosen !== undefined) {
    return (
      <div className={styles.chosen}>
        <span className={styles.text}>
          <span className="pv-small pv-muted">{label}</span>
          <b>{chosen.name}</b>
          {error !== undefined && <span className={shared.problem}>{error}</span>}
        </span>
        <Button variant="quiet" onClick={() => onChoose(undefined)}>
          {t.change}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found !== undefined && (
        <output className={styles.found}>
          {found.length === 0 && <span className="pv-small pv-muted">{t.nothingFound}</span>}
          {found.map((one) => (
            <Button key={one.id} variant="outline" onClick={() => onChoose(one)}>
              {one.name}
            </Button>
          ))}
        </output>
      )}
    </div>
  )
}

/** Undefined until something was looked for. */
function useFound<T>(
  typed: string,
  find: (text: string) => Promise<readonly T[]>,
): readonly T[] | undefined {
  const [found, setFound] = useState<readonly T[]>()
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const told = typed.length < SHORTEST ? undefined : await find(typed)
      if (isWanted) setFound(told)
    }
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
    // `find` is made anew with every rendering, and means the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  return found
}
