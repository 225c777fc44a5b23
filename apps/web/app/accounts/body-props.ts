import type { Site } from '@pavilion/contract/site-calls.ts'
import type { Modal } from '#layout/modal.ts'

/** What stands in the frame of an account's dialog. */
export type BodyProps = {
  readonly site: Site
  /** To another dialog, or to none. */
  readonly go: (modal: Modal | undefined) => void
}
