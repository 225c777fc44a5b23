import { useState } from 'react'
import type { Route } from './+types/register-page.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/associations.ts'
import styles from './associations.module.css'
import { RegisterPlayers } from './register-players.tsx'
import { type Register, showRegister } from './register-calls.ts'
import { RegistrationsPanel } from './registrations-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { TransfersPanel } from './transfers-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.register, description: t.whatRegisterIs, path: '/manage' })

/** The register of an association, or what concerns one club in the registers. */
export default function RegisterPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['register', organisationId],
    call: () => showRegister(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(register) => <Page key={register.organisation.id} first={register} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Register }) {
  const [register, setRegister] = useState(first)
  const { organisation, settings } = register
  const parts = { register, onChanged: setRegister }
  const isAssociation = settings !== null
  return (
    <OrganisationConsole organisation={organisation} current="register">
      <div className={styles.parts}>
        <div className={styles.side}>
          {isAssociation && <WaitingPanel {...parts} />}
          <RegistrationsPanel {...parts} />
        </div>
        <div className={styles.side}>
          <TransfersPanel {...parts} />
          {isAssociation ? (
            <SettingsPanel key={settings.revision} {...parts} settings={settings} />
          ) : (
            <RegisterPlayers {...parts} />
          )}
        </div>
      </div>
    </OrganisationConsole>
  )
}
