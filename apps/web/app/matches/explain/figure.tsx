import { createContext, use } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './figure.module.css'

/** Opens the balls behind a figure; `asked` is as `readAsked` reads it. */
export const ExplainContext = createContext<(asked: string) => void>(() => undefined)

type FigureProps = {
  /** "1/batter/runs/…": the innings, whose figure, which one, and the player or the place in a list. */
  readonly asked: string
  readonly value: number
  /** As it is written. */
  readonly children?: ReactNode
  /** Reached with Tab; the others with the arrow keys. */
  readonly isFirst?: boolean
}

/** A number of a card that opens the balls that made it; there are none behind a nought. */
export function Figure({ asked, value, children = `${value}`, isFirst = false }: FigureProps) {
  const explain = use(ExplainContext)
  if (value === 0) return children
  return (
    <button
      type="button"
      className={styles.figure}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => explain(asked)}
      onKeyDown={move}
    >
      {children}
    </button>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
}

/** Along the figures of a card; up and down, along those of a column. */
function move(event: KeyboardEvent<HTMLElement>) {
  const from = event.currentTarget
  const step = steps[event.key]
  if (step === undefined) return
  const isColumn = event.key === 'ArrowUp' || event.key === 'ArrowDown'
  const column = (figure: Element) => figure.closest('td')?.cellIndex
  const figures = [
    ...(from.closest('section, header')?.querySelectorAll(`.${styles.figure}`) ?? []),
  ]
  const among = isColumn ? figures.filter((one) => column(one) === column(from)) : figures
  const to = among[among.indexOf(from) + step]
  if (!(to instanceof HTMLElement)) return
  event.preventDefault()
  to.focus()
}
