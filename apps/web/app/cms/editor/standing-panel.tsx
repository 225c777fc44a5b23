import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, longDay, timeAt } from '#shared/dates.ts'
import styles from './desk.module.css'
import type { NewStatus, Standing } from './editor-calls.ts'
import { readText } from './field-text.ts'
import { StatusTag } from './status-tag.tsx'
import type { Draft } from './use-draft.ts'
import { instantOf, wallClock, zoneName } from '#shared/zoned-time.ts'

type PanelProps = { readonly draft: Draft }

const done: Readonly<Record<Standing, string>> = {
  draft: 'It is a draft now: readers do not see it',
  scheduled: 'It is scheduled',
  published: 'It is published',
  archived: 'It is archived: readers do not see it',
}

/** Publishing: who sees the post, and from when. */
export function StandingPanel({ draft }: PanelProps) {
  const status = draft.saved?.status ?? 'draft'
  const stand = async (to: NewStatus) => {
    if (await draft.stand(to)) toasts.add('success', done[to.status])
  }
  const become = (to: 'draft' | 'published' | 'archived') => stand({ status: to })
  return (
    <div className={styles.panels}>
      <section className={styles.fields} aria-label="Status">
        <p className={styles.row}>
          <StatusTag status={status} />
          <span>
            <Since draft={draft} />
          </span>
        </p>
        <div className={styles.row}>
          {status !== 'published' && (
            <Button variant="outline" busy={draft.isBusy} onClick={() => void become('published')}>
              Publish now
            </Button>
          )}
          {status !== 'draft' && (
            <Button variant="outline" busy={draft.isBusy} onClick={() => void become('draft')}>
              {status === 'published' ? 'Unpublish' : 'Back to a draft'}
            </Button>
          )}
        </div>
      </section>
      {status !== 'published' && <Schedule draft={draft} onStand={stand} />}
      {status !== 'archived' && draft.saved !== undefined && (
        <section className={styles.fields} aria-label="Archive">
          <p className="pv-muted">
            An archived post is out of sight and out of the lists, with all its revisions. It can be
            taken back at any time.
          </p>
          <div className={styles.row}>
            <Button variant="danger" busy={draft.isBusy} onClick={() => void become('archived')}>
              Archive
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

function Since({ draft: { saved } }: PanelProps) {
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  if (saved === undefined || saved.publishedAt === null) return 'Readers do not see it.'
  const { publishedAt, status } = saved
  const when = `${longDay(dayAt(publishedAt, timeZone), locale)}, ${timeAt(publishedAt, { locale, timeZone })}`
  if (status === 'scheduled') return `Readers see it from ${when} on.`
  return status === 'published' ? `Readers have seen it since ${when}.` : 'Readers do not see it.'
}

type ScheduleProps = PanelProps & {
  readonly onStand: (to: NewStatus) => Promise<void>
}

function Schedule({ draft, onStand }: ScheduleProps) {
  const timeZone = useShell()?.site.timeZone ?? 'UTC'
  const planned = draft.saved?.status === 'scheduled' ? draft.saved.publishedAt : null
  const [wall, setWall] = useState(planned === null ? '' : wallClock(planned, timeZone))
  const [wrong, setWrong] = useState<string>()
  const [today] = useState(() => new Date())
  const schedule = () => {
    const at = instantOf(wall, timeZone)
    const isAhead = at !== undefined && Date.parse(at) > Date.now()
    setWrong(isAhead ? undefined : 'Choose a day and a time that are still to come')
    if (isAhead) void onStand({ status: 'scheduled', at })
  }
  return (
    <section className={styles.fields} aria-label="Schedule">
      <TextField
        type="datetime-local"
        label="Publish at"
        value={wall}
        help={`Time in ${zoneName(timeZone, today)}`}
        error={wrong ?? draft.problems['at']}
        onChange={readText(setWall)}
      />
      <div className={styles.row}>
        <Button variant="outline" busy={draft.isBusy} onClick={schedule}>
          {planned === null ? 'Schedule' : 'Change the time'}
        </Button>
      </div>
    </section>
  )
}
