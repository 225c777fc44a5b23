import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { ExplainContext } from './figure.tsx'

const ExplainDialog = lazy(() =>
  import('./explain-dialog.tsx').then((module) => ({ default: module.ExplainDialog })),
)

type ExplainedProps = {
  readonly matchId: string
  readonly address: string
  /** Null where the page has had no use for it. */
  readonly setup: MatchSetup | null
  readonly view: MatchView
  readonly children: ReactNode
}

/** Figures inside open the balls that made them. */
export function Explained({ children, ...match }: ExplainedProps) {
  const [asked, setAsked] = useState('')
  return (
    <ExplainContext value={setAsked}>
      {children}
      {asked && (
        <Suspense>
          <ExplainDialog {...match} asked={asked} onClose={() => setAsked('')} />
        </Suspense>
      )}
    </ExplainContext>
  )
}
