import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentType, Fragment, RefObject } from 'react'
import { serverDrawnProps, useServerDrawn } from './server-drawn.tsx'

// A part of a page that is loaded lazily in the browser, while the server has its code at hand:
// `staticIsland(import.meta.env.SSR ? Part : undefined, () => import(…))`. The browser's build drops the
// first argument and keeps only the part's styles.

type Loading<P> = () => Promise<ComponentType<P>>

const lazily = <P extends object>(load: Loading<P>) => lazy(async () => ({ default: await load() }))

/**
 * A static part of a page. A browser that received it with the page keeps the server's HTML and never loads
 * its code. A browser that navigated to the page loads the code and renders it; with `Around` as a
 * `Fragment` the whole page waits for that. It must have no state and no event handlers; links work because
 * the page handles their clicks.
 */
export function staticIsland<P extends object>(
  drawn: ComponentType<P> | undefined,
  load: Loading<P>,
  Around: typeof Suspense | typeof Fragment = Suspense,
): ComponentType<P> {
  const Part = drawn ?? lazily(load)
  return function Served(props: P) {
    return useServerDrawn('') ? (
      <div className="pv-part" {...serverDrawnProps} />
    ) : (
      <div key="drawn" className="pv-part">
        <Around>
          <Part {...props} />
        </Around>
      </div>
    )
  }
}

/** Pixels below the window at which a part counts as visible. */
const ahead = 300

/**
 * A part that keeps the server's HTML until it scrolls into view, and is hydrated then. `className` is for
 * its box.
 */
export function visibleIsland<P extends object>(
  drawn: ComponentType<P> | undefined,
  load: Loading<P>,
  className: string | undefined,
): ComponentType<P> {
  const Lazy = drawn ?? lazily(load)
  return function Seen(props: P) {
    const box = useRef<HTMLDivElement>(null)
    const Loaded = useLoadedOnSight(box, load)
    const isServerDrawn = useServerDrawn('')
    const Part = Loaded ?? Lazy
    return isServerDrawn && Loaded === undefined ? (
      <div ref={box} className={className} {...serverDrawnProps} />
    ) : (
      <div key="drawn" className={className}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

/** What was loaded when the box came into view; undefined before, and when loading failed. */
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

const never = new Promise<never>(() => undefined)

/**
 * A part whose code is loaded once the page around it is hydrated. Until then, and when it cannot be loaded, it
 * stays as the server rendered it. A navigation within the site waits for it, so that the page appears whole.
 */
export function deferredIsland<P extends object>(
  drawn: ComponentType<P> | undefined,
  load: Loading<P>,
): ComponentType<P> {
  const Part = drawn ?? lazily(load)
  const ServerDrawn = drawn ?? lazily(() => load().catch(() => never))
  return function Deferred(props: P) {
    const isServerDrawn = useServerDrawn('')
    // The same element again, since React drops what the server rendered where another comes before the code does.
    return useMemo(
      () =>
        isServerDrawn || import.meta.env.SSR ? (
          <Suspense>
            <ServerDrawn {...props} />
          </Suspense>
        ) : (
          <Part {...props} />
        ),
      [isServerDrawn, props],
    )
  }
}

/** A part that few pages have: rendered with the page on the server, else a moment later. */
export function lazyIsland<P extends object>(
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

/** A part that the server does not render. When its code cannot be loaded there is nothing in its place. */
export function optionalPart<P extends object>(load: Loading<P>): ComponentType<P> {
  const Part = lazily(() => load().catch(() => never))
  return function Optional(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
