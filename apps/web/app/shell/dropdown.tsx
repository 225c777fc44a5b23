import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './navbar.module.css'
import { useDropdown } from '#layout/use-dropdown.ts'

type DropdownProps = {
  readonly label: string
  readonly isCurrent: boolean
  /** The panel is so wide that in a narrow bar it begins from the far edge. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** An item of the menu bar that opens a panel of links. */
export function Dropdown({ label, isCurrent, isWide, children }: DropdownProps) {
  const { isOpen, rootProps, triggerProps } = useDropdown()
  const panel = useId()
  return (
    <div className={classes(styles.dropdown, isWide && styles.wide)} {...rootProps}>
      <button
        type="button"
        className={classes(styles.item, isCurrent && styles.current)}
        aria-controls={panel}
        {...triggerProps}
      >
        {label}
        <Icon name="chevron-down" size={14} strokeWidth={2} />
      </button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}
