import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import type { Route } from './+types/site-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import { useShell } from '#layout/use-shell.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/operator.ts'
import { operatorHead } from './operator-head.ts'
import { loadPlaces, loadSettings, type Settings } from './site-calls.ts'
import { SiteChanges } from './site-changes.tsx'
import { SiteForm, type Places } from './site-form.tsx'
import styles from './site-page.module.css'
import { OperatorHead } from './operator-head.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, {
    title: t.siteSettings,
    description: t.nameLookPlaceAndAddresses,
    path: '/operator/site',
  })

/** The page with the site's settings. */
export default function SitePage() {
  const { answer, again } = useQueryAnswer({
    key: ['site-settings'],
    call: loadSettings,
    keep: false,
  })
  const [saved, setSaved] = useState<Settings>()
  const places = usePlaces()
  if (answer === undefined) return <Waiting />
  if (!answer.ok) {
    if (answer.status === 404) return <NotFound />
    return (
      <div className={`pv-page ${styles.page}`}>
        <ErrorState level={1} action={<Button onClick={again}>{t.tryAgain}</Button>}>
          {answer.message}
        </ErrorState>
      </div>
    )
  }
  return <Console settings={saved ?? answer.data.data} places={places} onSaved={setSaved} />
}

function usePlaces(): Places {
  const { answer } = useQueryAnswer({ key: ['places'], call: loadPlaces })
  return answer?.ok ? answer.data : { countries: [], currencies: [] }
}

function Waiting() {
  return (
    <div className={`pv-page ${styles.page}`}>
      <Skeleton height="44px" />
      <Skeleton height="520px" />
    </div>
  )
}

type ConsoleProps = {
  readonly settings: Settings
  readonly places: Places
  readonly onSaved: (settings: Settings) => void
}

function Console({ settings, places, onSaved }: ConsoleProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <div className={`pv-page ${styles.page}`}>
      <OperatorHead title={t.siteSettings} lead={t.whatEveryoneSees} />
      <div className={styles.columns}>
        <SiteForm key={settings.revision} settings={settings} places={places} onSaved={onSaved} />
        <SiteChanges changes={settings.changes} locale={locale} />
      </div>
    </div>
  )
}
