import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ComponentType, Fragment, RefObject } from 'react'
import { asServed, useServed } from './served.tsx'

// Of each part the server has the code at hand (`drawn`), and a browser fetches it when it needs it:
// `servedPart(import.meta.env.SSR ? Part : undefined, () => import(…))`. What comes of the first is left
// out of the browser's build, and only its styles stay.

type Loading<P> = () => Promise<ComponentType<P>>

const lazily = <P extends object>(load: Loading<P>) => lazy(async () => ({ default: await load() }))

/**
 * A part of a page that nothing changes: a browser that got it with the page leaves it as it came and never
 * fetches its code. One that comes from another page does, and shows it when it has it; with `Around` a
 * `Fragment`, it shows the whole page only then. It holds no state and hears no presses; where its links lead the
 * page sees to.
 */
export function servedPart<P extends object>(
  drawn: ComponentType<P> | undefined,
  load: Loading<P>,
  Around: typeof Suspense | typeof Fragment = Suspense,
): ComponentType<P> {
  const Part = drawn ?? lazily(load)
  return function Served(props: P) {
    return useServed('') ? (
      <div className="pv-part" {...asServed} />
    ) : (
      <div key="drawn" className="pv-part">
        <Around>
          <Part {...props} />
        </Around>
      </div>
    )
  }
}

/** Pixels below the window at which a part counts as seen. */
const ahead = 300

/** A part that stays as it came until it comes into sight, and lives from then on. `className` is its box's. */
export function seenPart<P extends object>(
  drawn: ComponentType<P> | undefined,
  load: Loading<P>,
  className: string | undefined,
): ComponentType<P> {
  const Lazy = drawn ?? lazily(load)
  return function Seen(props: P) {
    const box = useRef<HTMLDivElement>(null)
    const Loaded = useLoadedOnSight(box, load)
    const isServed = useServed('')
    const Part = Loaded ?? Lazy
    return isServed && Loaded === undefined ? (
      <div ref={box} className={className} {...asServed} />
    ) : (
      <div key="drawn" className={className}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

/** What was loaded when the box came into sight; nothing before, nor where it could not be. */
function useLoadedOnSight<P>(box: RefObject<Element | null>, load: Loading<P>) {
  const [loaded, setLoaded] = useState<ComponentType<P>>()
  useEffect(() => {
    if (box.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void load().then(
          (part) => setLoaded(() => part),
          () => undefined,
        )
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, load])
  return loaded
}

/** A part that seldom is on its page: with the page where the server drew it, else a moment later. */
export function latePart<P extends object>(
  drawn: ComponentType<P> | undefined,
  load: Loading<P>,
): ComponentType<P> {
  const Part = drawn ?? lazily(load)
  return function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
