import { Button } from '@pavilion/kit/button.tsx'
import { useEffect, useState } from 'react'
import * as t from '#texts/scoring.ts'
import noticeStyles from '../pad/sync-notice.module.css'
import type { Pad } from '../pad/use-pad.ts'
import { littleRoom } from './room.ts'

const LOOK_AGAIN = 60_000

/** Warns while there is still room for what is being scored; asks again after a refusal. */
export function StorageNotice({ pad }: { readonly pad: Pad }) {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const look = () =>
      void navigator.storage?.estimate?.().then(
        (estimate) => setLeft(littleRoom(estimate)),
        () => undefined,
      )
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [pad.refusal])
  if (left === null) return null
  return (
    <section className={noticeStyles.notice} role="alert">
      <p>{t.storageAlmostOut({ left, b: (text) => <b key="left">{text}</b> })}</p>
      <Button variant="outline" wide onClick={() => pad.open('hand-over')}>
        {t.saveOrHandOver}
      </Button>
    </section>
  )
}
