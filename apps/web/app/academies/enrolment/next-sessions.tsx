import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import { sessionText } from './batch-summary.tsx'
import { type OwnEnrolment, sayAbsence } from './enrolment-calls.ts'

/** The next sessions of a student, and which of them the student misses. */
export function NextSessions({ enrolment }: { readonly enrolment: OwnEnrolment }) {
  const { id, batch, student } = enrolment
  const [sessions, setSessions] = useState(enrolment.sessions)
  if (sessions.length === 0) return null
  return (
    <details className={styles.whole}>
      <summary>{t.nextSessionsOf({ name: student.name })}</summary>
      <ul className={shared.rows}>
        {sessions.map((session) => (
          <li key={session.startsAt}>
            <Session
              enrolmentId={id}
              name={student.name}
              timeZone={batch.branch.timeZone}
              session={session}
              onChanged={(all) => setSessions(all.find((one) => one.id === id)?.sessions ?? [])}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

type SessionProps = {
  readonly enrolmentId: string
  readonly name: string
  readonly timeZone: string
  readonly session: OwnEnrolment['sessions'][number]
  readonly onChanged: (all: readonly OwnEnrolment[]) => void
}

function Session({ enrolmentId, name, timeZone, session, onChanged }: SessionProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { day, starts, startsAt, absence } = session
  const [busy, setBusy] = useState(false)
  const label = absence === null ? t.nameCannotCome : t.nameComesAfterAll
  const when = sessionText(startsAt, timeZone, locale)
  const say = async (said: string | null) => {
    setBusy(true)
    const told = await sayAbsence({ enrolmentId, day, starts, note: said })
    setBusy(false)
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    if (told.ok) onChanged(told.data.data)
  }
  return (
    <>
      <span className={shared.headText}>
        <span>{when}</span>
        {absence !== null && <Tag tone="warning">{t.notComing}</Tag>}
      </span>
      {absence !== null && <Note said={absence} busy={busy} onSave={(note) => void say(note)} />}
      <Button
        size="small"
        variant={absence === null ? 'outline' : 'quiet'}
        busy={busy}
        aria-label={label({ name, session: when })}
        onClick={() => void say(absence === null ? '' : null)}
      >
        {absence === null ? t.cannotCome : t.comesAfterAll}
      </Button>
    </>
  )
}

type NoteProps = {
  readonly said: string
  readonly busy: boolean
  readonly onSave: (note: string) => void
}

function Note({ said, busy, onSave }: NoteProps) {
  const [note, setNote] = useState(said)
  return (
    <span className={shared.actions}>
      <TextField
        label={t.noteToCoach}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button size="small" variant="outline" busy={busy} onClick={() => onSave(note.trim())}>
        {t.saveTheNote}
      </Button>
    </span>
  )
}
