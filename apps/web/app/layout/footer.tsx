import { Mark } from '@pavilion/kit/art/mark.tsx'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { servedPart } from '@pavilion/kit/parts.tsx'
import { FooterBase } from './footer-base.tsx'
import { FooterLinks } from './footer-links.tsx'
import styles from './footer.module.css'
import { ModalLink } from './modal-link.tsx'
import type { Shell } from './shell.ts'
import { usePageLinks } from './use-page-links.ts'

const Links = servedPart(import.meta.env.SSR ? FooterLinks : undefined, () =>
  import('./footer-links.tsx').then((module) => module.FooterLinks),
)
const Base = servedPart(import.meta.env.SSR ? FooterBase : undefined, () =>
  import('./footer-base.tsx').then((module) => module.FooterBase),
)

export function Footer({ shell }: { readonly shell: Shell }) {
  const followLink = usePageLinks()
  return (
    // The presses are those of the anchors inside, which the keyboard reaches too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <footer className={classes('pv-board', styles.footer)} onClick={followLink}>
      <div className={classes('pv-page', styles.inside)}>
        <div className={styles.columns}>
          <About shell={shell} />
          <Links shell={shell} />
        </div>
        <Base shell={shell} />
      </div>
    </footer>
  )
}

function About({ shell: { site } }: { readonly shell: Shell }) {
  return (
    <div className={styles.about}>
      <div className={styles.brand}>
        <Mark size={40} />
        <b>{site.name}</b>
      </div>
      <p>Open cricket software. Run it on ours, or on your own server.</p>
      <ModalLink className={buttonClasses({ variant: 'board' })} modal="login">
        LOGIN / SIGN UP
      </ModalLink>
    </div>
  )
}
