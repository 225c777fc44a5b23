import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { ComponentType, SVGProps } from 'react'

const never = () => () => undefined
const no = () => false
const inBrowsers = () => !import.meta.env.SSR

/** A constant object: React would write the HTML again if it changed. */
export const serverDrawnProps = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const

/**
 * Whether this browser hydrates what the server drew, and it is still the same drawing. Once it was another, the
 * server's is gone.
 */
export function useServerDrawn(asked: string): boolean {
  const isTakenOver = useSyncExternalStore(never, no, inBrowsers)
  const [served, leave] = useState(isTakenOver ? asked : undefined)
  if (served !== undefined && served !== asked) leave(undefined)
  return served === asked
}

/**
 * Props for the inside of an element: the server's text as long as `asked` does not change, then that of `words`.
 * For text that takes a browser long to make, such as dates.
 */
export const useServerDrawnText = (asked: string, words: () => string) =>
  useServerDrawn(asked) ? serverDrawnProps : { children: words() }

type ServerDrawnSvgProps = SVGProps<SVGSVGElement> & {
  /** Identifies everything that the drawing depends on. */
  readonly drawn: string
}

/**
 * A drawing whose server-rendered content stays as it is: the browser neither renders it again nor loads
 * the code for it. Its children come from `fetched`.
 */
export function ServerDrawnSvg({ drawn, children, ...frame }: ServerDrawnSvgProps) {
  return useServerDrawn(drawn) ? (
    <svg {...frame} {...serverDrawnProps} />
  ) : (
    <svg key="drawn" {...frame}>
      {children}
    </svg>
  )
}

const Nothing = () => null

/**
 * The content of a drawing: available on the server (`drawn`), loaded by a browser when it first has to
 * draw one itself. When that fails nothing is drawn, since it is decoration.
 */
export function fetched<P extends object>(
  drawn: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  if (drawn !== undefined) return drawn
  const Fetched = lazy(async () => ({ default: await load().catch(() => Nothing) }))
  return function Inside(props: P) {
    return (
      <Suspense>
        <Fetched {...props} />
      </Suspense>
    )
  }
}
