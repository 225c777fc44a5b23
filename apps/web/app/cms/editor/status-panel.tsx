import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, longDay, timeAt } from '#shared/dates.ts'
import styles from './editor.module.css'
import type { NewStatus, PostStatus } from './editor-calls.ts'
import { readText } from './field-text.ts'
import { StatusTag } from './status-tag.tsx'
import type { Draft } from './use-draft.ts'
import { instantOf, wallClock, zoneName } from '#shared/zoned-time.ts'
import * as t from '#texts/cms.ts'

type PanelProps = { readonly draft: Draft }

const done: Readonly<Record<PostStatus, string>> = {
  draft: t.nowADraftReadersCannot,
  scheduled: t.scheduled,
  published: t.published,
  archived: t.archivedReadersCannotSeeIt,
}

/** Publishing: who sees the post, and from when. */
export function StatusPanel({ draft }: PanelProps) {
  const status = draft.saved?.status ?? 'draft'
  const changeStatus = async (to: NewStatus) => {
    if (await draft.changeStatus(to)) toasts.add('success', done[to.status])
  }
  const become = (to: 'draft' | 'published' | 'archived') => changeStatus({ status: to })
  return (
    <div className={styles.panels}>
      <section className={styles.fields} aria-label={t.status}>
        <p className={styles.row}>
          <StatusTag status={status} />
          <span>
            <Since draft={draft} />
          </span>
        </p>
        <div className={styles.row}>
          {status !== 'published' && (
            <Button variant="outline" busy={draft.isBusy} onClick={() => void become('published')}>
              {t.publishNow}
            </Button>
          )}
          {status !== 'draft' && (
            <Button variant="outline" busy={draft.isBusy} onClick={() => void become('draft')}>
              {status === 'published' ? t.unpublish : t.backToDraft}
            </Button>
          )}
        </div>
      </section>
      {status !== 'published' && <Schedule draft={draft} onChange={changeStatus} />}
      {status !== 'archived' && draft.saved !== undefined && (
        <section className={styles.fields} aria-label={t.archive}>
          <p className="pv-muted">{t.archivedPostsAreHiddenEverywhere}</p>
          <div className={styles.row}>
            <Button variant="danger" busy={draft.isBusy} onClick={() => void become('archived')}>
              {t.archive}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

function Since({ draft: { saved } }: PanelProps) {
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  if (saved === undefined || saved.publishedAt === null) return t.readersCannotSeeIt
  const { publishedAt, status } = saved
  const when = `${longDay(dayAt(publishedAt, timeZone), locale)}, ${timeAt(publishedAt, { locale, timeZone })}`
  if (status === 'scheduled') return t.readersCanSee({ when })
  return status === 'published' ? t.readersHaveSeenItSince({ when }) : t.readersCannotSeeIt
}

type ScheduleProps = PanelProps & {
  readonly onChange: (to: NewStatus) => Promise<void>
}

function Schedule({ draft, onChange }: ScheduleProps) {
  const timeZone = useShell()?.site.timeZone ?? 'UTC'
  const planned = draft.saved?.status === 'scheduled' ? draft.saved.publishedAt : null
  const [wall, setWall] = useState(planned === null ? '' : wallClock(planned, timeZone))
  const [wrong, setWrong] = useState<string>()
  const [today] = useState(() => new Date())
  const schedule = () => {
    const at = instantOf(wall, timeZone)
    const isAhead = at !== undefined && Date.parse(at) > Date.now()
    setWrong(isAhead ? undefined : t.chooseADateAndTime)
    if (isAhead) void onChange({ status: 'scheduled', at })
  }
  return (
    <section className={styles.fields} aria-label={t.schedule}>
      <TextField
        type="datetime-local"
        label={t.publishAt}
        value={wall}
        help={t.timeInTimeZone({ timeZone: zoneName(timeZone, today) })}
        error={wrong ?? draft.problems['at']}
        onChange={readText(setWall)}
      />
      <div className={styles.row}>
        <Button variant="outline" busy={draft.isBusy} onClick={schedule}>
          {planned === null ? t.schedule : t.changeTime}
        </Button>
      </div>
    </section>
  )
}
