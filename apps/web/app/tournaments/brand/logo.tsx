import { Crest } from '@pavilion/kit/art/crest.tsx'
import styles from './sponsors.module.css'

const SIZE = 148

type LogoProps = { readonly name: string; readonly logo: string | null }

/** The logo of a tournament, or the crest that is drawn from its name. */
export function Logo({ name, logo }: LogoProps) {
  if (logo === null) return <Crest name={name} size={SIZE} />
  return <img className={styles.head} src={logo} width={SIZE} height={SIZE} alt="" />
}
