import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import { openScoreStore } from '../book/store.ts'
import { Sheet } from '../pad/sheet.tsx'
import { Camera } from './camera.tsx'
import { textOf, withFrame } from './frames.ts'
import type { Read } from './frames.ts'
import styles from './hand-over.module.css'
import { unpacked } from './packed.ts'
import { takeIn } from './take-in.ts'

const NOT_WHOLE = t.notAWholeMatch
const NOT_A_MATCH = t.notAMatch
const NOT_KEPT = t.matchNotKept

/** Takes a match over that another device shows as codes, or has saved as a file. */
export function ReceiveSheet({ onClose }: { readonly onClose: () => void }) {
  const [read, setRead] = useState<Read | null>(null)
  const [told, tell] = useState<string | null>(null)
  const look = (lines: readonly string[], isAll: boolean) => {
    const now = lines.reduce(withFrame, isAll ? null : read)
    const text = textOf(now)
    const isSpoilt = text === null && now?.pieces.size === now?.total
    setRead(isSpoilt ? null : now)
    if (text !== null) void keep(text).then(tell)
    else if (isAll) tell(NOT_WHOLE)
  }
  return (
    <Sheet title={t.takeOver} onClose={onClose}>
      <div className={styles.part}>
        <Camera onCode={(code) => look([code], false)} />
        {read !== null && (
          <output>{t.codesRead({ read: read.pieces.size, total: read.total })}</output>
        )}
        {told !== null && <p role="alert">{told}</p>}
        <WithoutCamera onText={(text) => look(text.split(/\s+/u), true)} />
      </div>
    </Sheet>
  )
}

/** Opens the match that was read; answers why not. */
async function keep(text: string): Promise<string> {
  const handed = await unpacked(text)
  if (handed === null) return NOT_A_MATCH
  try {
    const refused = await takeIn(await openScoreStore(), handed)
    if (refused !== null) return refused
  } catch {
    return NOT_KEPT
  }
  const path = `/score/${handed.matchId}`
  if (location.pathname === path) location.reload()
  else location.assign(path)
  return t.matchIsHere
}

function WithoutCamera({ onText }: { readonly onText: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <details className={styles.typed}>
      <summary>{t.withoutCamera}</summary>
      <label>
        {t.fileOfOtherDevice}
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={({ target }) => void target.files?.[0]?.text().then(onText)}
        />
      </label>
      <label>
        {t.textOfOtherDevice}
        <textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button variant="outline" wide onClick={() => onText(text)}>
        {t.takeItOver}
      </Button>
    </details>
  )
}
