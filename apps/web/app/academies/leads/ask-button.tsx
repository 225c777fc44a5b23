import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useState } from 'react'
import * as t from '#texts/academies.ts'

const AskDialog = lazy(() =>
  import('./ask-dialog.tsx').then((module) => ({ default: module.AskDialog })),
)

/** Opens the form for a question on the page of an academy. */
export function AskButton({ organisationId }: { readonly organisationId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t.askAQuestion}
      </Button>
      <Suspense>
        {isOpen && <AskDialog organisationId={organisationId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
