import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useState } from 'react'
import * as t from '#texts/matches.ts'
import { useMatch } from '../use-match.ts'

const WhatIfDialog = lazy(() =>
  import('./what-if-dialog.tsx').then((module) => ({ default: module.WhatIfDialog })),
)

/** For umpires and captains in rain, and whoever wonders: what would be played and needed then. */
export function IfPlayResumes() {
  const { card, view } = useMatch()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="outline" wide onClick={() => setOpen(true)}>
        {t.whatIfPlayResumes}
      </Button>
      {isOpen && (
        <Suspense>
          <WhatIfDialog matchId={card.id} seq={view.seq} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
