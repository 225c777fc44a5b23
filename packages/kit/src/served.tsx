import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { ComponentType, SVGProps } from 'react'

const never = () => () => undefined
const no = () => false
const inBrowsers = () => !import.meta.env.SSR

/** One object, since another one would be written into the page. */
export const asServed = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const

/** True in a browser that took over what the server drew, for as long as that is what is asked for. */
export function useServed(asked: string): boolean {
  const isTakenOver = useSyncExternalStore(never, no, inBrowsers)
  const [served] = useState(isTakenOver ? asked : undefined)
  return served === asked
}

type ServedSvgProps = SVGProps<SVGSVGElement> & {
  /** Names all that the drawing shows. */
  readonly drawn: string
}

/**
 * A drawing that the server's answer brought along stays as it came: the browser neither draws it again nor
 * needs the code that does. Give the inside as what `fetched` answers.
 */
export function ServedSvg({ drawn, children, ...frame }: ServedSvgProps) {
  return useServed(drawn) ? (
    <svg {...frame} {...asServed} />
  ) : (
    <svg key="drawn" {...frame}>
      {children}
    </svg>
  )
}

const Nothing = () => null

/**
 * The inside of a drawing: at hand on the server (`drawn`), fetched by a browser when it first has to draw one
 * itself. Where it cannot be had nothing is drawn: it is decoration.
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
