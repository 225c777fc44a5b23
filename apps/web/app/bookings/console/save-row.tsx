import { Button } from '@pavilion/kit/button.tsx'
import { Unsaved } from '#shared/unsaved.tsx'
import * as t from '#texts/bookings.ts'
import styles from './manage.module.css'
import { problemTexts } from './problem-texts.ts'
import type { Save } from './use-save.ts'

type SaveRowProps = {
  readonly saving: Save
  readonly isChanged: boolean
  readonly onStale: () => void
  readonly children: string
}

/** A form's save button and the problems of the last save. Asks before unsaved changes are left. */
export function SaveRow({ saving: { busy, problem, problems, isStale }, ...rest }: SaveRowProps) {
  return (
    <div className={styles.save}>
      {problem !== undefined && (
        <div role="alert" className={styles.problem}>
          <p>{problem}</p>
          {problemTexts(problems).map((words) => (
            <p key={words} className="pv-small">
              {words}
            </p>
          ))}
        </div>
      )}
      <Button type="submit" busy={busy}>
        {rest.children}
      </Button>
      <Unsaved isChanged={rest.isChanged} />
      {isStale && (
        <Button variant="outline" onClick={rest.onStale}>
          {t.loadLatestVersion}
        </Button>
      )}
    </div>
  )
}
