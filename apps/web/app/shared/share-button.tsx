import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { lazy, Suspense, useState } from 'react'
import * as t from '#texts/common.ts'
import type { SharedPage } from './share-dialog.tsx'

const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
)

/** Opens the ways to share a page; their code is loaded with the first press. */
export function ShareButton(page: SharedPage) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="share" label={t.share} dense onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <ShareDialog {...page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
