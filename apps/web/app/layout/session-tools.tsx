import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { lazy, Suspense } from 'react'
import { useClientState } from '#state/use-client-state.ts'
import { ModalLink } from './modal-link.tsx'
import styles from './navbar.module.css'

const UserMenu = lazy(() =>
  import('#accounts/user-menu.tsx').then(({ UserMenu: menu }) => ({ default: menu })),
)

/** The end of the bar: the way in, or who is in. */
export function SessionTools() {
  const { auth } = useClientState()
  if (auth.token === null) {
    return (
      <ModalLink className={classes(buttonClasses({ size: 'small' }), styles.start)} modal="login">
        GET STARTED
      </ModalLink>
    )
  }
  return (
    <Suspense>
      <UserMenu user={auth.loginUserDetails} />
    </Suspense>
  )
}
