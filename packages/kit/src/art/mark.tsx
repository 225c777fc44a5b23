import { fetched, ServerDrawnSvg } from '../islands/server-drawn.tsx'
import { MarkDrawing } from './mark-drawing.tsx'

const Drawing = fetched(import.meta.env.SSR ? MarkDrawing : undefined, () =>
  import('./mark-drawing.tsx').then((module) => module.MarkDrawing),
)

/** The product's mark: a gable over three stumps in the text's colour, with a ball in the pediment. */
export function Mark({ size = 30 }: { readonly size?: number | undefined }) {
  return (
    <ServerDrawnSvg drawn="" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <Drawing />
    </ServerDrawnSvg>
  )
}
