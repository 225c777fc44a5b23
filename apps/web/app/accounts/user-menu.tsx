import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { own } from '#layout/navigation.ts'
import { useDropdown } from '#layout/use-dropdown.ts'
import { consoleEntries } from '#shared/console-entries.ts'
import { usePermissions } from '#shared/use-permissions.ts'
import type { LoginUserDetails } from '#state/root-state.ts'
import * as t from '#texts/accounts.ts'
import { learnProfile, signOut } from './sign-in.ts'
import styles from './user-menu.module.css'

/** The menu of the signed-in account. */
export function UserMenu({ user }: { readonly user: LoginUserDetails | null }) {
  const { isOpen, rootProps, triggerProps } = useDropdown()
  const panel = useId()
  useLearning(user !== null)
  const name = user?.name ?? t.user
  const permissions = usePermissions(isOpen)
  const consoles = consoleEntries(permissions?.ok ? permissions.data.data : undefined)
  return (
    <div className={styles.root} {...rootProps}>
      <button type="button" className={styles.trigger} aria-controls={panel} {...triggerProps}>
        <Face key={user?.avatar} name={name} image={user?.avatar} />
        <span className={classes('pv-truncate', styles.name)}>{name}</span>
        <Icon name="chevron-down" size={14} strokeWidth={2} />
      </button>
      <ul id={panel} className={styles.panel} hidden={!isOpen} data-corner-menu>
        {own.map(({ label, to, icon }) => (
          <li key={to}>
            <Link className={styles.entry} to={to}>
              <Icon name={icon} size={18} />
              {label}
            </Link>
          </li>
        ))}
        {consoles.map(({ label, to, icon }) => (
          <li key={to}>
            <Link className={styles.entry} to={to}>
              <Icon name={icon} size={18} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={signOut}>
            <Icon name="arrow-left" size={18} />
            {t.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** Who left a page before the profile was loaded is known by name on the next one. */
function useLearning(isKnown: boolean): void {
  useEffect(() => {
    if (!isKnown) void learnProfile()
  }, [isKnown])
}

type FaceProps = { readonly name: string; readonly image: string | null | undefined }

/** The account's picture; a drawn portrait when there is none or it fails to load. */
function Face({ name, image }: FaceProps) {
  const [isMissing, setMissing] = useState(false)
  return (
    <span className={styles.face} onErrorCapture={() => setMissing(true)}>
      <Avatar name={name} size={32} image={isMissing ? null : image} />
    </span>
  )
}
