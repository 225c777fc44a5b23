import { Button } from '@pavilion/kit/button.tsx'
import { saveFile } from '#shared/save-file.ts'
import * as t from '#texts/scoring.ts'
import type { Shown } from '../book/sync.ts'

type UnsentProps = { readonly matchId: string; readonly shown: Shown }

/** What has not been sent stays on the device, and can be saved as a file. */
export function Unsent({ matchId, shown: { state, unsent } }: UnsentProps) {
  if (state === null || unsent === 0) return null
  const entries = state.log.slice(-unsent)
  const save = () =>
    saveFile(
      new Blob([JSON.stringify({ matchId, entries }, null, 2)], { type: 'application/json' }),
      `unsent-${matchId}.json`,
    )
  return (
    <>
      <p>{t.keptAndNotSent({ count: unsent })}</p>
      <Button variant="quiet" wide onClick={save}>
        {t.saveUnsentAsFile}
      </Button>
    </>
  )
}
