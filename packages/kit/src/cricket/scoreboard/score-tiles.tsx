import { useState } from 'react'
import { classes } from '../../classes.ts'
import { drawingName } from '../../drawing-name.ts'
import { styleVariables } from '../../style-variables.ts'
import { platesOf } from './plates.ts'
import styles from './score-tiles.module.css'

type ScoreTilesProps = {
  /** `142/4`, `15.2`: digits are on plates, with `/` and `.` between them. */
  readonly value: string
  /** The text alternative, such as `142 for 4`; by default the value. */
  readonly label?: string | undefined
  /** The height of the plates as a CSS length; by default that of the surrounding text. */
  readonly size?: string | undefined
}

/** Digits as on a manual scoreboard. A digit that changes is animated; the others are not. */
export function ScoreTiles({ value, label = value, size }: ScoreTilesProps) {
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
