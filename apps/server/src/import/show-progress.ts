import type { ImportReport } from './import.ts'
import { progressLine } from './progress.ts'

const plainLineEvery = 5

type Screen = { readonly isTTY?: boolean; write(text: string): unknown }

export type Progress = { readonly show: (report: ImportReport) => void; readonly end: () => void }

/** A bar that is redrawn on a terminal; elsewhere a line every few seconds. */
export function showProgress(screen: Screen, total: number): Progress {
  const began = performance.now()
  let shown = 0
  const show = ({ matches, failed, left }: ImportReport) => {
    const seconds = (performance.now() - began) / 1000
    const done = matches + failed.length + left.length
    const line = progressLine({ matches, done, total, seconds })
    if (screen.isTTY) screen.write(`\r\u001B[K${line}`)
    else if (seconds - shown >= plainLineEvery) {
      shown = seconds
      screen.write(`${line}\n`)
    }
  }
  const end = () => {
    if (screen.isTTY) screen.write('\r\u001B[K')
  }
  return { show, end }
}
