import { Button } from '@pavilion/kit/button.tsx'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, shortDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/cms.ts'
import styles from './editor.module.css'
import type { Kept } from './kept-draft.ts'

type FoundNoticeProps = {
  readonly kept: Kept
  readonly onRestore: (kept: Kept) => void
  readonly onDiscard: () => void
}

/** Offers an unsaved draft that this browser has stored. */
export function FoundNotice({ kept, onRestore, onDiscard }: FoundNoticeProps) {
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  const when = `${shortDay(dayAt(kept.at, timeZone), locale)}, ${timeAt(kept.at, { locale, timeZone })}`
  return (
    <section className={styles.found} aria-label={t.unsavedText}>
      <p>{t.unsavedFrom({ when, b: (text) => <b key="b">{text}</b> })}</p>
      <div>
        <Button size="small" onClick={() => onRestore(kept)}>
          {t.restore}
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {t.discard}
        </Button>
      </div>
    </section>
  )
}
