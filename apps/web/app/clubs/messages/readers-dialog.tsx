import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { momentHere } from '#shared/dates.ts'
import { Pending } from '#shared/pending.tsx'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { type Readers, remindReaders, type SentMessage, showReaders } from './message-calls.ts'

type DialogProps = {
  readonly organisationId: string
  readonly message: SentMessage
  readonly onClose: () => void
}

/** Who has seen a message and who has not, and telling these once more. */
export function ReadersDialog({ organisationId, message, onClose }: DialogProps) {
  const [busy, setBusy] = useState(false)
  const { id: messageId } = message
  const { answer, again } = useQueryAnswer({
    key: ['message-readers', organisationId, messageId],
    call: () => showReaders({ organisationId, messageId }),
    keep: false,
  })
  const readers = answer?.ok ? answer.data.data.readers : undefined
  const remind = async () => {
    setBusy(true)
    const told = await remindReaders({ organisationId, messageId })
    setBusy(false)
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
  }
  return (
    <Dialog open title={message.subject} onClose={onClose}>
      <Pending answer={answer} again={again} height="200px" />
      {readers && (
        <div className={shared.form}>
          <ReaderList readers={readers} />
          {readers.some(({ seenAt }) => seenAt === null) && (
            <Button variant="outline" busy={busy} onClick={() => void remind()}>
              {t.remindReaders}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}

const notSeen = {
  account: t.notSeenYet,
  email: t.onlyByEmail,
  nothing: t.notReached,
} as const

function ReaderList({ readers }: Pick<Readers, 'readers'>) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <ul className={shared.rows}>
      {readers.map(({ name, seenAt, reachedBy }, at) => (
        <li key={`${at} ${name}`}>
          <b>{name}</b>
          <span className="pv-small pv-muted">
            {seenAt === null ? notSeen[reachedBy] : t.seenAt({ at: momentHere(seenAt, locale) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
