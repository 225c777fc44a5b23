import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { settings } from '#calls/notifications.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { Pending } from '#shared/pending.tsx'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/notifications.ts'
import type { Route } from './+types/settings-page.ts'
import { SettingsForm } from './settings-form.tsx'
import notices from '../notices.module.css'
import styles from './settings.module.css'

const PushPanel = lazy(() =>
  import('./push-panel.tsx').then((module) => ({ default: module.PushPanel })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.settingsTitle,
    description: t.settingsDescription,
    path: '/notifications/settings',
  })

const loadSettings = () => send(settings)

const link = buttonClasses({ variant: 'outline', size: 'small' })

export default function SettingsPage() {
  const { answer, again } = useQueryAnswer({
    key: ['notice-settings'],
    call: loadSettings,
    keep: false,
  })
  return (
    <div className={`pv-page ${notices.page}`}>
      <div className={notices.head}>
        <h1 className="pv-title">{t.settingsTitle}</h1>
        <div className={styles.links}>
          <Link className={link} to="/notifications">
            {t.backToNotifications}
          </Link>
          <Link className={link} to="/user/my-profile">
            {t.whatYouFollow}
          </Link>
        </div>
      </div>
      <Suspense fallback={<Skeleton height="160px" />}>
        <PushPanel />
      </Suspense>
      <Pending answer={answer} again={again} height="480px" />
      {answer?.ok && <SettingsForm saved={answer.data.data} onSaved={again} />}
    </div>
  )
}
