import { clubColours } from '@pavilion/kit/art/blazon.ts'
import { Button } from '@pavilion/kit/button.tsx'
import * as t from '#texts/organisations.ts'
import type { ManagedBadge } from './badge-calls.ts'
import styles from './badge.module.css'

type ColourFieldsProps = Pick<ManagedBadge, 'colours'> & {
  readonly name: string
  readonly onChange: (colours: ManagedBadge['colours']) => void
}

/** The two colours of the club; until it says any, those that follow from its name. */
export function ColourFields({ name, colours, onChange }: ColourFieldsProps) {
  const [first = '#000000', second = '#ffffff'] = clubColours(name).map((one) => one.toLowerCase())
  const shown = colours ?? { first, second }
  const field = (which: keyof typeof shown, label: string) => (
    <label className={styles.colour}>
      <input
        className={styles.swatch}
        type="color"
        value={shown[which]}
        onChange={({ target }) => onChange({ ...shown, [which]: target.value.toLowerCase() })}
      />
      {label}
    </label>
  )
  return (
    <fieldset className={styles.colours}>
      <legend>{t.colours}</legend>
      {field('first', t.firstColour)}
      {field('second', t.secondColour)}
      {colours !== null && (
        <Button variant="quiet" size="small" onClick={() => onChange(null)}>
          {t.resetColours}
        </Button>
      )}
    </fieldset>
  )
}
