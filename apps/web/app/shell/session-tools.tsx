import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { lazy, Suspense } from 'react'
import type { RootState } from '#state/root-state.ts'
import { useClientState } from '#state/use-client-state.ts'
import { ModalLink } from '#layout/modal-link.tsx'
import * as t from '#texts/shell.ts'
import styles from './navbar.module.css'

const UserMenu = lazy(() =>
  import('#accounts/user-menu.tsx').then(({ UserMenu: menu }) => ({ default: menu })),
)

const Bell = lazy(() =>
  import('#notifications/bell.tsx').then(({ Bell: bell }) => ({ default: bell })),
)

const CartLink = lazy(() =>
  import('#layout/cart-link.tsx').then(({ CartLink: link }) => ({ default: link })),
)

/** The end of the menu bar: the cart when it is not empty, and the login button or the user menu. */
export function SessionTools() {
  const { auth, cart } = useClientState()
  return (
    <>
      {cart.items.length > 0 && (
        <Suspense>
          <CartLink count={cart.items.length} />
        </Suspense>
      )}
      <Entrance auth={auth} />
    </>
  )
}

function Entrance({ auth }: Pick<RootState, 'auth'>) {
  if (auth.token === null) {
    return (
      <ModalLink className={classes(buttonClasses({ size: 'small' }), styles.start)} modal="login">
        {t.getStarted}
      </ModalLink>
    )
  }
  return (
    <Suspense>
      <Bell />
      <UserMenu user={auth.loginUserDetails} />
    </Suspense>
  )
}
