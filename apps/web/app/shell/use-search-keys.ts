import { useEffect } from 'react'

const typing = 'input, textarea, select, [contenteditable]'

/** `/` and Ctrl K (or Command K) open the search, except for a slash typed into a field. */
export function useSearchKeys(open: () => void) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const withControl = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      const inField = event.target instanceof Element && event.target.closest(typing) !== null
      if (!withControl && (!slash || inField)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [open])
}
