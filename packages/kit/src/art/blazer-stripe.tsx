import { styleVariables } from '../style-variables.ts'
import { clubColours } from './blazon.ts'
import styles from './blazer-stripe.module.css'

/** Three bands of the club's colours, where a crest would be too big. */
export function BlazerStripe({ name }: { readonly name: string }) {
  const [first, second, third] = clubColours(name)
  return (
    <span
      className={styles.stripe}
      aria-hidden="true"
      style={styleVariables({ '--first': first, '--second': second, '--third': third })}
    />
  )
}
