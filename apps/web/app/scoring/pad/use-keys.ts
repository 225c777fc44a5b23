import { useLayoutEffect } from 'react'
import type { ExtraKey } from './ball.ts'
import type { Pad, Sheet } from './use-pad.ts'

const extras: Readonly<Record<string, ExtraKey>> = {
  w: 'wide',
  n: 'noball',
  b: 'bye',
  l: 'legbye',
}

export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null

const sheets: Readonly<Record<string, Sheet>> = {
  e: 'book',
  m: 'more',
  p: 'players',
  '?': 'keys',
}

/** What a key without a modifier does on the pad; undefined for keys that do nothing. */
function actionOf(key: string, pad: Pad, canScore: boolean): (() => unknown) | undefined {
  if (key === 'u') return pad.undo
  if (key === 'r') return pad.redo
  const sheet = sheets[key]
  if (sheet !== undefined) return () => pad.open(sheet)
  if (!canScore) return undefined
  const extra = extras[key]
  if (extra !== undefined) return () => pad.press(extra)
  if (key === 'o') return () => pad.open('wicket')
  if (key === 's') return pad.swap
  return /^[0-6]$/.test(key) ? () => pad.score({ runs: Number(key) }) : undefined
}

/**
 * Scores by keyboard. While a choice is asked, its own keys count (`useDigits`). Keys mean what is on the screen as soon
 * as it is there, however fast they are pressed.
 */
export function useKeys(pad: Pad, canScore: boolean): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.altKey || event.metaKey) return
      const key = event.key.toLowerCase()
      const withControl: Readonly<Record<string, () => unknown>> = { z: pad.undo, y: pad.redo }
      const act = event.ctrlKey ? withControl[key] : actionOf(key, pad, canScore)
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

/** Chooses the first to the tenth of a list by 1 to 9 and 0. */
export function useDigits(choose: (index: number) => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.altKey || event.metaKey) return
      if (!/^\d$/.test(event.key)) return
      event.preventDefault()
      choose(event.key === '0' ? 9 : Number(event.key) - 1)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
