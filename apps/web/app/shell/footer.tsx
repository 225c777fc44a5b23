import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { staticIsland } from '@pavilion/kit/islands/island.tsx'
import { useLocation } from 'react-router'
import { useClientState } from '#state/use-client-state.ts'
import { FooterBase } from './footer-base.tsx'
import { FooterLinks } from './footer-links.tsx'
import styles from './footer.module.css'
import { ModalLink } from '#layout/modal-link.tsx'
import type { Shell } from '#layout/shell.ts'
import { SiteMark } from '#layout/site-mark.tsx'
import { usePageLinks } from '#layout/use-page-links.ts'
import * as t from '#texts/shell.ts'

const Links = staticIsland(import.meta.env.SSR ? FooterLinks : undefined, () =>
  import('./footer-links.tsx').then((module) => module.FooterLinks),
)
const Base = staticIsland(import.meta.env.SSR ? FooterBase : undefined, () =>
  import('./footer-base.tsx').then((module) => module.FooterBase),
)

export function Footer({ shell }: { readonly shell: Shell }) {
  const followLink = usePageLinks()
  const { pathname } = useLocation()
  const isConsole = /^\/(?:manage|operator)(?:\/|$)/.test(pathname)
  return (
    // Handles clicks of the links inside, which the keyboard triggers too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <footer
      className={classes('pv-board', styles.footer, isConsole && styles.low)}
      onClick={followLink}
    >
      <div className={classes('pv-page', styles.inside)}>
        {!isConsole && (
          <div className={styles.columns}>
            <About shell={shell} />
            <Links shell={shell} />
          </div>
        )}
        <Base shell={shell} />
      </div>
    </footer>
  )
}

function About({ shell: { site } }: { readonly shell: Shell }) {
  return (
    <div className={styles.about}>
      <div className={styles.brand}>
        <SiteMark site={site} size={40} />
      </div>
      <p>{site.description}</p>
      <Entrance />
    </div>
  )
}

/** Login and sign-up links, for visitors who are not signed in. */
function Entrance() {
  const { auth } = useClientState()
  const look = buttonClasses({ variant: 'board' })
  return auth.token === null ? (
    <ModalLink className={look} modal="login">
      {t.loginSignUp}
    </ModalLink>
  ) : (
    <a className={look} href="/user/my-profile">
      {t.myProfile}
    </a>
  )
}
