import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { Anchor } from './anchor.ts'
import { classes } from './classes.ts'
import styles from './icon-button.module.css'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/paths.ts'

type Look = {
  readonly icon: IconName
  /** The accessible name: what it does. */
  readonly label: string
  /** 36 px for a mouse; touch still gets 44. */
  readonly dense?: boolean | undefined
}

type IconButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>
type IconLinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'>

export function IconButton({ icon, label, dense, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes(styles.button, dense && styles.dense, className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}

export function IconLink({ icon, label, dense, className, ...rest }: IconLinkProps) {
  return (
    <Anchor
      {...rest}
      className={classes(styles.button, dense && styles.dense, className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </Anchor>
  )
}
