import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { lazy, Suspense, useEffect, useId } from 'react'
import { useDropdown } from '#layout/use-dropdown.ts'
import * as t from '#texts/notifications.ts'
import styles from './bell.module.css'
import { isPushOwner } from './push-owner.ts'
import { useUnread } from './use-unread.ts'

const BellPanel = lazy(() =>
  import('./bell-panel.tsx').then((module) => ({ default: module.BellPanel })),
)

const MOST_SHOWN = 99

/** The bell of the menu bar, with how much is unread and a panel of the latest. */
export function Bell() {
  const { isOpen, rootProps, triggerProps } = useDropdown()
  const panel = useId()
  const unread = useUnread() ?? 0
  useEffect(() => {
    if (isPushOwner()) void import('./push.ts').then(({ keepOn }) => keepOn())
  }, [])
  const isMany = unread > MOST_SHOWN
  return (
    <div className={styles.root} {...rootProps}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={isMany ? t.manyUnread : t.unread({ unread })}
        aria-controls={panel}
        {...triggerProps}
      >
        <Icon name="bell" />
        {unread > 0 && <b aria-hidden="true">{isMany ? `${MOST_SHOWN}+` : unread}</b>}
      </button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <BellPanel />
          </Suspense>
        )}
      </div>
    </div>
  )
}
