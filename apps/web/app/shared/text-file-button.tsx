import { buttonClasses } from '@pavilion/kit/button.tsx'
import type { ChangeEvent } from 'react'
import styles from './text-file-button.module.css'

type TextFileButtonProps = {
  readonly children: string
  /** In bytes. */
  readonly largest: number
  readonly tooLarge: string
  readonly onRead: (text: string) => void
  /** Called with what is wrong with the file that was chosen, or with nothing. */
  readonly onProblem: (problem: string | undefined) => void
}

/** Reads a CSV or text file from the device. */
export function TextFileButton(props: TextFileButtonProps) {
  const { children, largest, tooLarge, onRead, onProblem } = props
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file === undefined) return
    const fits = file.size <= largest
    onProblem(fits ? undefined : tooLarge)
    if (fits) onRead(await file.text())
  }
  return (
    <label className={`${buttonClasses({ variant: 'outline' })} ${styles.button}`}>
      {children}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void read(event)}
      />
    </label>
  )
}
