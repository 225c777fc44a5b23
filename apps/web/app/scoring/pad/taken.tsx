import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
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
  const askFor = async () => setTold((await book.claim(null)) ?? t.askedForPad)
  const takeOver = async () => {
    if (reason.trim() === '') setTold(t.sayWhyTakeOver)
    else setTold(await book.claim(reason.trim()))
  }
  return (
    <section className={styles.notice} role="alert">
      <p>{t.scoresElsewhere({ name: holder })}</p>
      <Unsent matchId={matchId} shown={shown} />
      <Button variant="outline" wide onClick={() => void askFor()}>
        {t.askForThePad}
      </Button>
      <label className={styles.reason}>
        {t.orTakeOverBecause}
        <input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      </label>
      <Button variant="outline" wide onClick={() => void takeOver()}>
        {t.takeOver}
      </Button>
      {told && <p>{told}</p>}
      <a className={styles.check} href="#check">
        {t.checkOnThisDevice}
      </a>
    </section>
  )
}
