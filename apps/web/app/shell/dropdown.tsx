import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Suspense, useEffect, useId } from 'react'
import type { ReactNode } from 'react'
import styles from './navbar.module.css'
import { useDropdown } from '#layout/use-dropdown.ts'

type DropdownProps = {
  readonly label: string
  readonly isCurrent: boolean
  /** The panel is so wide that in a narrow bar it begins from the far edge. */
  readonly isWide?: boolean
  /** Loads what the panel shows; called as soon as the item may be about to open. */
  readonly prepare: () => void
  readonly children: ReactNode
}

/** An item of the menu bar that opens a panel of links. */
export function Dropdown({ label, isCurrent, isWide, prepare, children }: DropdownProps) {
  const { isOpen, isWalked, focusFirst, rootProps, triggerProps } = useDropdown()
  const panel = useId()
  return (
    <div className={classes(styles.dropdown, isWide && styles.wide)} {...rootProps}>
      <button
        type="button"
        className={classes(styles.item, isCurrent && styles.current)}
        aria-controls={panel}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...triggerProps}
      >
        {label}
        <Icon name="chevron-down" size={14} strokeWidth={2} />
      </button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            {children}
            {isWalked && <OnceThere act={focusFirst} />}
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Acts once what stands beside it in its boundary is loaded. */
function OnceThere({ act }: { readonly act: () => void }) {
  useEffect(act, [act])
  return null
}
