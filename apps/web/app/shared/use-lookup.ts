import { useEffect, useState } from 'react'

/** Waits for a pause in typing. */
const PAUSE_MS = 250

type Found<T> = { readonly text: string; readonly data: T }

/**
 * What was found last for what is typed, and for which text. `look` answers undefined when it could not be asked; pass
 * the same function as long as it would find the same, and none when there is nothing to look for.
 */
export function useLookup<T>(
  text: string,
  look: ((text: string) => Promise<T | undefined>) | undefined,
): Found<T> | undefined {
  const [found, setFound] = useState<Found<T>>()
  useEffect(() => {
    if (look === undefined) return
    let isWanted = true
    const ask = async () => {
      const data = await look(text)
      if (isWanted && data !== undefined) setFound({ text, data })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text, look])
  return found
}
