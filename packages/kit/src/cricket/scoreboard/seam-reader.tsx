import { useState } from 'react'
import type { PointerEvent } from 'react'
import { styleVariables } from '../../style-variables.ts'
import { SeamDrawing } from './seam.tsx'
import type { SeamProps } from './seam.tsx'
import styles from './seam.module.css'

/** A seam whose balls can be read one by one: by hovering, or with the arrow keys, Home and End. */
export function SeamReader(props: SeamProps) {
  const { stitches, label, total = 0 } = props
  const [ball, setBall] = useState<number | undefined>(undefined)
  if (stitches.length === 0) return <SeamDrawing {...props} />

  const balls = Math.max(total, stitches.length)
  const current = ball ?? stitches.length - 1
  const words = stitches[current]?.label ?? label
  const point = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = Math.floor(((event.clientX - box.left) / box.width) * stitches.length)
    setBall(Math.min(Math.max(at, 0), stitches.length - 1))
  }
  return (
    <div className={styles.reader} onPointerLeave={() => setBall(undefined)}>
      <SeamDrawing {...props} label={undefined} />
      <input
        type="range"
        className={styles.steps}
        style={styleVariables({ '--bowled': stitches.length / balls })}
        min={1}
        max={stitches.length}
        value={current + 1}
        aria-label={label}
        aria-valuetext={words}
        onChange={(event) => setBall(event.currentTarget.valueAsNumber - 1)}
        onPointerMove={point}
        onFocus={() => setBall(current)}
        onBlur={() => setBall(undefined)}
      />
      {ball !== undefined && <Tip at={(ball + 0.5) / balls} words={words} />}
    </div>
  )
}

function Tip({ at, words }: { readonly at: number; readonly words: string }) {
  return (
    <>
      <span className={styles.pointer} style={styleVariables({ '--at': at })} />
      <span className={styles.tip} style={styleVariables({ '--at': at })} aria-hidden="true">
        {words}
      </span>
    </>
  )
}
