import { Button } from '@pavilion/kit/button.tsx'
import { filter } from '#calls/grounds.ts'
import { useLookup } from '#shared/use-lookup.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import * as t from '#texts/scoring.ts'
import styles from './team-finder.module.css'

type Ground = OutputOf<typeof filter>['data']['items'][number]

type GroundFinderProps = {
  readonly typed: string
  readonly choose: (ground: Ground) => void
}

const MOST_SHOWN = 5

/** The grounds that are called, or lie in, what is typed. */
export function GroundFinder({ typed, choose }: GroundFinderProps) {
  const found = useLookup(typed.trim(), lookUp)?.data ?? []
  if (found.length === 0) return null
  return (
    <ul className={styles.found} aria-label={t.groundsFound}>
      {found.map((ground) => (
        <li key={ground.id}>
          <Button size="small" variant="outline" onClick={() => choose(ground)}>
            {[ground.name, ground.city].filter(Boolean).join(', ')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Without an answer the ground is made by its name. */
async function lookUp(text: string): Promise<readonly Ground[] | undefined> {
  if (text === '') return []
  const answer = await send(filter, { filter: { text }, page: { size: MOST_SHOWN } })
  return answer.ok ? answer.data.data.items : undefined
}
