type Place = { readonly element: HTMLElement; readonly x: number; readonly y: number }

/** For each arrow key, how far another slot is in its direction; undefined when it lies elsewhere. */
const ways: Readonly<Record<string, (from: Place, to: Place) => number | undefined>> = {
  ArrowRight: (from, to) => (onLine(from, to) && to.x > from.x ? to.x - from.x : undefined),
  ArrowLeft: (from, to) => (onLine(from, to) && to.x < from.x ? from.x - to.x : undefined),
  ArrowDown: (from, to) => (to.y > from.y + NEAR ? distance(from, to) : undefined),
  ArrowUp: (from, to) => (to.y < from.y - NEAR ? distance(from, to) : undefined),
}

const NEAR = 4
/** How much more a step sideways counts than a step ahead. */
const ASIDE = 10

const onLine = (from: Place, to: Place) => Math.abs(from.y - to.y) <= NEAR
const distance = (from: Place, to: Place) =>
  Math.abs(to.y - from.y) + ASIDE * Math.abs(to.x - from.x)

function placeOf(element: HTMLElement): Place {
  const { left, top } = element.getBoundingClientRect()
  return { element, x: left, y: top }
}

/**
 * Moves focus to the next free slot in the direction of an arrow key, by position on the screen. Answers
 * whether it did.
 */
export function moveAmong(key: string, root: HTMLElement, from: EventTarget): boolean {
  const away = ways[key]
  if (away === undefined || !(from instanceof HTMLElement)) return false
  const here = placeOf(from)
  const found = [...root.querySelectorAll<HTMLElement>('[data-slot]')]
    .filter((element) => element !== from && element.checkVisibility())
    .flatMap((element) => {
      const far = away(here, placeOf(element))
      return far === undefined ? [] : [{ element, far }]
    })
    .toSorted((one, other) => one.far - other.far)
  found[0]?.element.focus()
  return found.length > 0
}
