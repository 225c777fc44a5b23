import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Route } from './+types/my-profile-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { shellOf } from '#shared/head.ts'
import { queries } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/accounts.ts'
import { loadProfile } from './account-calls.ts'
import type { OwnProfile, Profile } from './account-calls.ts'
import { ContactPanel } from './contact-panel.tsx'
import { EventsPanel } from './events-panel.tsx'
import { FacePart } from './face-part.tsx'
import { IdentitiesPanel } from './identities-panel.tsx'
import { NamesForm } from './names-form.tsx'
import { ownHead } from '#shared/own-head.ts'
import { OwnDataPanel } from './own-data-panel.tsx'
import styles from './own-page.module.css'
import { PasswordForm } from './password-form.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { showProfile } from './sign-in.ts'

const ClubsPanel = lazy(() =>
  import('./clubs-panel.tsx').then((module) => ({ default: module.ClubsPanel })),
)

const NextPanel = lazy(() =>
  import('./next-panel.tsx').then((module) => ({ default: module.NextPanel })),
)

const RecordPanel = lazy(() =>
  import('./record-panel.tsx').then((module) => ({ default: module.RecordPanel })),
)

const FollowingPanel = lazy(() =>
  import('./following-panel.tsx').then((module) => ({ default: module.FollowingPanel })),
)

const FactorPanel = lazy(() =>
  import('./factor-panel.tsx').then((module) => ({ default: module.FactorPanel })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.myProfile,
    description: t.yourNamesAndPictureContact,
    path: '/user/my-profile',
  })

export default function MyProfilePage() {
  const { answer, again } = useQueryAnswer({ key: ['profile'], call: loadProfile, keep: false })
  return (
    <div className={`pv-page ${styles.page}`}>
      <h1 className="pv-title">{t.myProfile}</h1>
      {answer === undefined && <Skeleton height="420px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>
          {t.failedToLoad({ message: answer.message || t.unknownError })}
        </ErrorState>
      )}
      {answer?.ok && (
        <>
          <OwnCricket />
          <SectionHeading title={t.settings} />
          <Own profile={answer.data.data} again={again} />
        </>
      )}
    </div>
  )
}

/** What comes next, one’s clubs and record, and the teams and players one looks for. */
function OwnCricket() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Suspense fallback={<Skeleton height="160px" />}>
          <NextPanel />
        </Suspense>
        <Suspense fallback={<Skeleton height="160px" />}>
          <ClubsPanel />
        </Suspense>
      </div>
      <div className={styles.column}>
        <Suspense fallback={<Skeleton height="160px" />}>
          <RecordPanel />
        </Suspense>
        <Suspense fallback={<Skeleton height="160px" />}>
          <FollowingPanel />
        </Suspense>
      </div>
    </div>
  )
}

type OwnProps = { readonly profile: OwnProfile; readonly again: () => void }

function Own({ profile, again }: OwnProps) {
  const brand = useShell()?.site.name ?? ''
  const [changes, setChanges] = useState(0)
  const saved = (changed: Profile) => {
    setChanges((before) => before + 1)
    queries.clear()
    showProfile({ ...profile, ...changed })
    again()
  }
  const plan = profile.plan === 'pro' ? t.brandPro({ brand }) : t.freemium
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel level={2} title={t.profile}>
          <FacePart profile={profile} plan={plan} onSaved={saved} />
          <NamesForm profile={profile} onSaved={saved} />
        </Panel>
        <ContactPanel profile={profile} onChanged={saved} />
        <Panel level={2} title={t.password}>
          <PasswordForm />
        </Panel>
        <Suspense fallback={<Skeleton height="160px" />}>
          <FactorPanel onChanged={() => setChanges((before) => before + 1)} />
        </Suspense>
        <IdentitiesPanel />
      </div>
      <div className={styles.column}>
        <SessionsPanel />
        <EventsPanel changes={changes} />
        <OwnDataPanel />
      </div>
    </div>
  )
}
