import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import type { Scorebook } from '../book/scorebook.ts'
import type { Shown } from '../book/sync.ts'
import styles from './sync-notice.module.css'
import { Unsent } from './unsent.tsx'

export type NoticeProps = {
  readonly matchId: string
  readonly book: Scorebook
  readonly shown: Shown
}

/** Another device scores: ask for the pad, take it over, or check. */
export function Taken({ matchId, book, shown }: NoticeProps) {
  const [reason, setReason] = useState('')
  const [told, setTold] = useState<string | null>(null)
  const holder = shown.sync.kind === 'taken' ? shown.sync.holder : ''
  const askFor = async () => setTold((await book.claim(null)) ?? 'Asked. They can hand over now.')
  const takeOver = async () => {
    if (reason.trim() === '') setTold('Say why, for the record.')
    else setTold(await book.claim(reason.trim()))
  }
  return (
    <section className={styles.notice} role="alert">
      <p>{holder} scores this match on another device.</p>
      <Unsent matchId={matchId} shown={shown} />
      <Button variant="outline" wide onClick={() => void askFor()}>
        Ask for the pad
      </Button>
      <label className={styles.reason}>
        Or take over, because
        <input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      </label>
      <Button variant="outline" wide onClick={() => void takeOver()}>
        Take over
      </Button>
      {told && <p>{told}</p>}
      <a className={styles.check} href="#check">
        Check the scoring on this device
      </a>
    </section>
  )
}
