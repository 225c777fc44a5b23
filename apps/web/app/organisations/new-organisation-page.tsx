import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Route } from './+types/new-organisation-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { shellOf } from '#shared/head.ts'
import { organisationWord } from '#shared/labels.ts'
import { ownHead } from '#shared/own-head.ts'
import { toasts } from '#state/toasts.ts'
import { makeOrganisation } from './manage/manage-calls.ts'
import type { Fields, Kind } from './manage/manage-calls.ts'
import styles from './manage/manage.module.css'
import { Namesakes } from './manage/namesakes.tsx'
import { OrganisationForm } from './manage/organisation-form.tsx'
import { organisationConsole } from './manage/role-text.ts'
import * as t from '#texts/organisations.ts'
import shared from '#shared/console.module.css'
import { randomId } from '#state/random-id.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.startAClub,
    description: t.makeAClub,
    path: '/manage/organisations/new',
  })

const kinds = ['club', 'academy', 'association', 'ground-owner'] as const satisfies readonly Kind[]

const titles: Readonly<Record<Kind, string>> = {
  club: t.startAClub,
  academy: t.startAnAcademy,
  association: t.startAnAssociation,
  'ground-owner': t.listYourGrounds,
}

const blank = { name: '', city: '', about: '', website: '', email: '', phone: '' } as const

/** Makes an organisation and leads to its console. */
export default function NewOrganisationPage() {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const [kind, setKind] = useState(() => kinds.find((one) => one === asked.get('kind')) ?? 'club')
  const [idempotencyKey] = useState(() => randomId())
  const country = useShell()?.site.country ?? null
  const [first] = useState<Fields>({ ...blank, country })
  const send = async (fields: Fields) => {
    const answer = await makeOrganisation({ ...fields, kind, idempotencyKey })
    if (!answer.ok) return answer
    toasts.add('success', answer.data.message)
    await navigate(organisationConsole(answer.data.data.organisation.id, 'people'), {
      replace: true,
    })
    return undefined
  }
  return (
    <div className={`pv-page ${shared.page} ${styles.narrow}`}>
      <h1 className="pv-title">{titles[kind]}</h1>
      <Panel>
        <div className={shared.form}>
          <KindChoice kind={kind} onChange={setKind} />
          <OrganisationForm
            first={first}
            action={t.createKind({ kind: organisationWord(kind).toLowerCase() })}
            send={send}
            belowName={(name) => <Namesakes name={name} />}
          />
        </div>
      </Panel>
    </div>
  )
}

type KindChoiceProps = { readonly kind: Kind; readonly onChange: (kind: Kind) => void }

function KindChoice({ kind, onChange }: KindChoiceProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend>{t.whatIsIt}</legend>
      {kinds.map((one) => (
        <Checkbox
          key={one}
          kind="radio"
          name="kind"
          checked={kind === one}
          onChange={() => onChange(one)}
        >
          {organisationWord(one)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
