import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useEffect, useMemo, useState } from 'react'
import { qrPicture } from '#layout/qr-code.ts'
import { saveFile } from '#shared/save-file.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import type { Scorebook } from '../book/scorebook.ts'
import { Sheet } from '../pad/sheet.tsx'
import type { Pad } from '../pad/use-pad.ts'
import { framesOf } from './frames.ts'
import styles from './hand-over.module.css'
import { packed } from './packed.ts'

type HandOverSheetProps = {
  readonly matchId: string
  readonly book: Scorebook
  readonly state: MatchState
  readonly pad: Pad
}

/** The whole log as codes that another device reads, without a network. */
export function HandOverSheet({ matchId, book, state, pad }: HandOverSheetProps) {
  const frames = useFrames(matchId, book, state)
  const hand = () => {
    pad.close('hand-over')
    void book.handedOver()
  }
  return (
    <Sheet title={t.handOver} onClose={() => pad.close('hand-over')}>
      <div className={styles.part}>
        <p>{t.howToHandOver}</p>
        {frames.length === 0 ? <p>{common.loading}</p> : <Codes frames={frames} />}
        <Button
          variant="outline"
          wide
          aria-disabled={frames.length === 0 || undefined}
          onClick={() => saveText(frames, matchId)}
        >
          {t.saveAsFileInstead}
        </Button>
        <Button wide onClick={hand}>
          {t.otherDeviceHasIt}
        </Button>
        <p>{t.everythingStays}</p>
      </div>
    </Sheet>
  )
}

const saveText = (frames: readonly string[], matchId: string) => {
  if (frames.length === 0) return
  saveFile(new Blob([frames.join('\n')], { type: 'text/plain' }), `match-${matchId}.txt`)
}

/** `acked` is what the server has, as far as this device knows. */
function useFrames(matchId: string, book: Scorebook, { setup, log }: MatchState) {
  const [frames, setFrames] = useState<readonly string[]>([])
  const { length } = log
  useEffect(() => {
    let isLeft = false
    const facts = log.map(({ fact }) => fact)
    const acked = length - book.read().unsent
    void packed({ matchId, setup, acked, facts }).then((text) => {
      if (!isLeft) setFrames(framesOf(text))
    })
    return () => {
      isLeft = true
    }
  }, [matchId, book, setup, log, length])
  return frames
}

const FRAME_MS = 350

/** One code after the other, again and again. */
function Codes({ frames }: { readonly frames: readonly string[] }) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => now + 1), FRAME_MS)
    return () => clearInterval(timer)
  }, [])
  const place = at % frames.length
  const frame = frames[place] ?? ''
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(qrPicture(frame))}`,
    [frame],
  )
  return (
    <figure className={styles.code}>
      <img src={picture} alt={t.partAsQrCode} />
      <figcaption>{t.codesInTurn({ count: frames.length })}</figcaption>
    </figure>
  )
}
