import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/paths.ts'
import styles from './menu.module.css'

export type MenuEntry = {
  readonly label: string
  readonly icon?: IconName | undefined
} & ({ readonly href: string } | { readonly onSelect: () => void })

type MenuProps = {
  /** The button that opens it; `Button` and `IconButton` both do. */
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
  /** Opens under the pointer too, and closes 100 ms after it leaves. */
  readonly openOnHover?: boolean | undefined
  readonly align?: 'start' | 'end' | undefined
}

export function Menu({ trigger, entries, openOnHover, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        render={trigger}
        openOnHover={openOnHover ?? false}
        delay={0}
        closeDelay={100}
      />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={4}>
          <Base.Popup className={styles.menu}>
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const inside = (
    <>
      {entry.icon && <Icon name={entry.icon} size={18} />}
      {entry.label}
    </>
  )
  if ('href' in entry) {
    return (
      <Base.LinkItem className={styles.entry} href={entry.href}>
        {inside}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={styles.entry} onClick={entry.onSelect}>
      {inside}
    </Base.Item>
  )
}
