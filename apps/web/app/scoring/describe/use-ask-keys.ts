import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { isTyping } from '../pad/use-keys.ts'
import type { Question } from './asking.ts'

type Box = RefObject<HTMLElement | null>

const answersIn = ({ current }: Box) => [
  ...(current?.querySelector('fieldset')?.querySelectorAll('button') ?? []),
]

/** How many answers stand in a row where two numbers choose, the row first; null where one does. */
function columnsIn({ current }: Box): number | null {
  const grid = current?.querySelector<HTMLElement>('[data-columns]')
  return grid ? Number(grid.dataset['columns']) : null
}

/**
 * Answers by keyboard: A goes to the answers, which have numbers from then on, and X skips. Before A all numbers
 * score the next ball, and so they do after a press elsewhere. Answers whether numbers answer now.
 */
export function useAskKeys(box: Box, question: Question | undefined, skip: () => void): boolean {
  const [isKeyed, setKeyed] = useState(false)
  const choose = useChoice(box, question)
  const enter = () => {
    setKeyed(true)
    answersIn(box)[0]?.focus()
  }
  useEffect(() => {
    if (isKeyed) answersIn(box)[0]?.focus()
  }, [box, question, isKeyed])
  useEffect(() => {
    const leave = () => setKeyed(false)
    window.addEventListener('pointerdown', leave)
    return () => window.removeEventListener('pointerdown', leave)
  }, [])
  const letters: Readonly<Record<string, () => void>> = { a: enter, x: skip }
  const inside = (key: string) => {
    if (key === 'escape') return () => setKeyed(false)
    return /^\d$/.test(key) ? () => choose(key === '0' ? 9 : Number(key) - 1) : undefined
  }
  useKeysBefore(question !== undefined, (key, target) => {
    const act = (isKeyed && box.current?.contains(target) ? inside(key) : undefined) ?? letters[key]
    act?.()
    return act !== undefined
  })
  return isKeyed
}

/** Presses the answer of a number from 0; where answers stand in rows, the first number goes to a row. */
function useChoice(box: Box, question: Question | undefined): (digit: number) => void {
  const row = useRef<number | null>(null)
  useEffect(() => {
    row.current = null
  }, [question])
  return (digit) => {
    const answers = answersIn(box)
    const columns = columnsIn(box)
    if (columns === null) return answers[digit]?.click()
    if (digit >= columns) return
    if (row.current !== null) return answers[row.current * columns + digit]?.click()
    row.current = digit
    answers[digit * columns]?.focus()
  }
}

/** Hears keys before the pad does, which gets those of which it answers false. */
function useKeysBefore(isAsked: boolean, take: (key: string, target: Element) => boolean): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, altKey, metaKey } = event
      if (ctrlKey || altKey || metaKey || !(target instanceof Element) || isTyping(target)) return
      if (!isAsked || !take(key.toLowerCase(), target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  })
}
