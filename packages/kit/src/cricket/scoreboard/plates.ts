export type Plate = {
  /** Changes when the digit does, so that React mounts a new plate. */
  readonly key: string
  readonly character: string
  readonly changed: boolean
}

/** The plates of a value, compared with the previous ones at the same position; numbers are aligned right. */
export function platesOf(value: string, before: string): Plate[] {
  const old = partsOf(before)
  return partsOf(value).flatMap((part, index) => {
    const previous = (old[index] ?? '').padStart(part.length)
    const excess = previous.length - part.length
    return Array.from(part, (character, place) => {
      const changed = before !== value && previous.charAt(place + excess) !== character
      const fromRight = part.length - place
      return { key: `${index} ${fromRight} ${character}`, character, changed }
    })
  })
}

/** Splits numbers and separators: `142/4` is `142`, `/`, `4`. */
function partsOf(value: string): readonly string[] {
  return value.split(/([/.])/).filter((part) => part !== '')
}
