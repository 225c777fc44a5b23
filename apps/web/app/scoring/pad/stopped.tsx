import { Button } from '@pavilion/kit/button.tsx'
import * as common from '#texts/common.ts'
import type { NoticeProps } from './taken.tsx'
import styles from './sync-notice.module.css'
import { Unsent } from './unsent.tsx'

type StoppedProps = NoticeProps & { readonly message: string }

/** The server takes nothing more, and says why. */
export const Stopped = ({ matchId, book, shown, message }: StoppedProps) => (
  <section className={styles.notice} role="alert">
    <p>{message}</p>
    <Unsent matchId={matchId} shown={shown} />
    <Button variant="outline" wide onClick={() => void book.wake()}>
      {common.tryAgain}
    </Button>
  </section>
)
