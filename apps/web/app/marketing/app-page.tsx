import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { useSyncExternalStore } from 'react'
import type { Route } from './+types/app-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { install, installOffer } from '#state/install-prompt.ts'
import * as t from '#texts/marketing.ts'
import styles from './app-page.module.css'

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = shellOf(matches)
  return headOf(shell, {
    title: t.onYourPhone,
    description: t.appDescription({ siteName: shell?.site.name ?? t.thisSite }),
    keywords: ['app', 'install', t.homeScreen],
    path: '/app',
  })
}

const ways = [
  {
    title: 'iPhone and iPad',
    steps: [t.openThisPageInSafari, t.pressShare, t.chooseAddToHomeScreen],
  },
  {
    title: 'Android',
    steps: [t.openThisPageInChrome, t.openTheMenuWithThe, t.chooseInstallAppOrAdd],
  },
  {
    title: t.computer,
    steps: [t.openThisPageInChromeOr, t.pressTheInstallSignAt, t.confirm],
  },
]

const facts = [
  t.itOpensFromTheHome,
  t.itIsAlwaysTheLatest,
  t.itWeighsWhatAPage,
  t.withoutANetworkItSays,
]

/** How to install the site as an app. */
export default function AppPage() {
  const site = useShell()?.site
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.read, () => null)
  const name = site?.name ?? t.thisSite
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <SectionHeading title={t.onYourPhone} level={1} />
        <p className="pv-lead">{t.needsNoStore({ siteName: name })}</p>
        {offer && (
          <Button size="large" onClick={() => void install()}>
            {t.install({ siteName: name })}
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
          <img src="/qr.svg" width={148} height={148} alt={t.codeThatOpensThisPage} />
          <p>{t.readingThisOnAComputer}</p>
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
