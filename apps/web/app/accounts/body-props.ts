import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { Modal } from '#layout/modal.ts'

/** The props of a dialog's content. */
export type BodyProps = {
  readonly site: Site
  /** Opens another dialog, or closes this one with `undefined`. */
  readonly go: (modal: Modal | undefined) => void
  /** Shows another title and lead, for a later step of the same dialog. */
  readonly onStep: (step: { readonly title: string; readonly lead: string } | undefined) => void
}
