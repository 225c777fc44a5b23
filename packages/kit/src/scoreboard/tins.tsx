import { useState } from 'react'
import { classes } from '../classes.ts'
import { drawingName } from '../drawing-name.ts'
import { styleVariables } from '../style-variables.ts'
import { platesOf } from './plates.ts'
import styles from './tins.module.css'

type TinsProps = {
  /** `142/4`, `15.2`: digits hang on plates, `/` and `.` stand between them. */
  readonly value: string
  /** In words, such as `142 for 4`; the value itself unless told. */
  readonly label?: string | undefined
  /** Height of the plates as any CSS length; the size of the text round them unless told. */
  readonly size?: string | undefined
}

/** Digits on scoreboard plates. A digit that changed drops into its tin; the others hang still. */
export function Tins({ value, label = value, size }: TinsProps) {
  const [shown, setShown] = useState({ value, before: value })
  if (shown.value !== value) setShown({ value, before: shown.value })

  return (
    <span
      className={styles.tins}
      {...drawingName(label)}
      style={size === undefined ? undefined : styleVariables({ '--tin-size': size })}
    >
      {platesOf(value, shown.before).map(({ key, character, changed }) => {
        if (character === '/') return <Slash key={key} />
        if (character === '.') return <span key={key} className={styles.point} />
        return (
          <span key={key} className={classes(styles.tin, changed && styles.drop)}>
            <span>{character}</span>
          </span>
        )
      })}
    </span>
  )
}

function Slash() {
  return <span className={styles.slash}>/</span>
}
