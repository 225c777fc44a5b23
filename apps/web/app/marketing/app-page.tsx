import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { useSyncExternalStore } from 'react'
import type { Route } from './+types/app-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { install, installOffer } from '#state/install-prompt.ts'
import styles from './app-page.module.css'

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = shellOf(matches)
  return headOf(shell, {
    title: 'On your phone',
    description: `How to put ${shell?.site.name ?? 'this site'} on the home screen of a phone or a computer.`,
    keywords: ['app', 'install', 'home screen'],
    path: '/app',
  })
}

const ways = [
  {
    title: 'iPhone and iPad',
    steps: ['Open this page in Safari.', 'Press Share.', 'Choose “Add to Home Screen”.'],
  },
  {
    title: 'Android',
    steps: [
      'Open this page in Chrome.',
      'Open the menu with the three dots.',
      'Choose “Install app” or “Add to Home screen”.',
    ],
  },
  {
    title: 'Computer',
    steps: [
      'Open this page in Chrome or Edge.',
      'Press the install sign at the end of the address bar.',
      'Confirm.',
    ],
  },
]

const facts = [
  'It opens from the home screen, without the browser’s bars.',
  'It is always the latest version: there is nothing to update.',
  'It weighs what a page weighs, and leaves with one press.',
  'Without a network it says so, and goes on where it was when there is one again.',
]

/** How to install the site as an app. */
export default function AppPage() {
  const site = useShell()?.site
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.read, () => null)
  const name = site?.name ?? 'this site'
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <SectionHeading title="On your phone" level={1} />
        <p className="pv-lead">
          {name} needs no store: the site itself goes among your apps, on any phone or computer.
        </p>
        {offer && (
          <Button size="large" onClick={() => void install()}>
            Install {name}
          </Button>
        )}
      </header>
      <div className={styles.body}>
        <ul className={styles.ways}>
          {ways.map(({ title, steps }) => (
            <li key={title}>
              <h2>{title}</h2>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
        <aside className={classes('pv-board', styles.scan)}>
          <img src="/qr.svg" width={148} height={148} alt="Code that opens this page on a phone" />
          <p>Reading this on a computer? Point your phone’s camera at the code.</p>
        </aside>
      </div>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" size={18} />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
