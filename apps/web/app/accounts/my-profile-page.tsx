import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import type { Route } from './+types/my-profile-page.ts'
import { shellOf } from '#shared/head.ts'
import { loadProfile } from './account-calls.ts'
import type { Profile } from './account-calls.ts'
import { IdentitiesPanel } from './identities-panel.tsx'
import { NamesForm } from './names-form.tsx'
import { ownHead } from './own-head.ts'
import styles from './own-page.module.css'
import { PasswordForm } from './password-form.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { showProfile } from './sign-in.ts'
import { useAnswer } from './use-answer.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: 'My Profile',
    description: 'Your names, your password, and where you are logged in.',
    path: '/user/my-profile',
  })

export default function MyProfilePage() {
  const { answer, again } = useAnswer(loadProfile)
  return (
    <div className={`pv-page ${styles.page}`}>
      <h1 className="pv-title">My Profile</h1>
      {answer === undefined && <Skeleton height="420px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>Try again</Button>}>
          {`Failed to load user details: ${answer.message || 'Unknown error'}`}
        </ErrorState>
      )}
      {answer?.ok && <Own profile={answer.data.data} again={again} />}
    </div>
  )
}

type OwnProps = { readonly profile: Profile; readonly again: () => void }

function Own({ profile, again }: OwnProps) {
  const saved = (changed: Profile) => {
    showProfile(changed)
    again()
  }
  return (
    <div className={styles.panels}>
      <Panel level={2} title="You">
        <div className={styles.you}>
          <Avatar name={profile.name} size={72} image={profile.avatar} />
          <dl className={styles.facts}>
            <div>
              <dt>Name</dt>
              <dd>{profile.name}</dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>{profile.email}</dd>
            </div>
            <div>
              <dt>Mobile number</dt>
              <dd>{profile.phoneNumber}</dd>
            </div>
            <div>
              <dt>Country</dt>
              <dd>{new Intl.DisplayNames(['en'], { type: 'region' }).of(profile.countryId)}</dd>
            </div>
          </dl>
        </div>
        <NamesForm profile={profile} onSaved={saved} />
      </Panel>
      <Panel level={2} title="Password">
        <PasswordForm />
      </Panel>
      <IdentitiesPanel />
      <SessionsPanel />
    </div>
  )
}
