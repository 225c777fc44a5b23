import { gable } from './brand-icon.ts'

/** The content of the product's mark, on a grid of 32 by 32. */
export function MarkDrawing() {
  return (
    <>
      <path d={gable} fill="currentColor" />
      <circle cx="16" cy="8.9" r="1.9" fill="var(--pv-mark-dot, var(--pv-cherry))" />
    </>
  )
}
