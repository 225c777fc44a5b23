import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Anchor } from './anchor.ts'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/paths.ts'

export type ButtonLook = {
  /** `primary` at most once per view; `board` and `board-outline` are for the dark board. */
  readonly variant?:
    | 'primary'
    | 'outline'
    | 'quiet'
    | 'danger'
    | 'board'
    | 'board-outline'
    | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as its container. */
  readonly wide?: boolean | undefined
}

type Content = {
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}

type ButtonProps = ButtonLook &
  Content &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** In progress: a spinner replaces the label and the width stays. */
    readonly busy?: boolean | undefined
  }

type ButtonLinkProps = ButtonLook & Content & AnchorHTMLAttributes<HTMLAnchorElement>

/** The class names of a button, for a router's own link component. */
export function buttonClasses({ variant = 'primary', size = 'medium', wide }: ButtonLook): string {
  const look = variant === 'board-outline' ? 'boardOutline' : variant
  return classes(
    styles.button,
    styles[look],
    size !== 'medium' && styles[size],
    wide && styles.wide,
  )
}

/** Presses do nothing, but unlike a disabled button it keeps the focus. */
const inProgress = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

export function Button(props: ButtonProps) {
  const { variant, size, wide, busy, icon, children, className, type, ...rest } = props
  return (
    <button
      {...rest}
      {...(busy && inProgress)}
      type={type ?? 'button'}
      className={classes(buttonClasses({ variant, size, wide }), busy && styles.busy, className)}
    >
      <span className={styles.label}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && <span className={styles.spinner} />}
    </button>
  )
}

export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={classes(buttonClasses({ variant, size, wide }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  )
}
