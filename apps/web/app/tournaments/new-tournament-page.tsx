import { Panel } from '@pavilion/kit/panel.tsx'
import { limited } from '@pavilion/cricket/formats/limited.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/new-tournament-page.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { dayAfter } from '#shared/dates.ts'
import { todayHere } from '#shared/today.ts'
import { useOwnPermissions } from '#shared/use-own-permissions.ts'
import { randomId } from '#state/random-id.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import { Choice, NameAndTime, Send, WhoPlays } from './manage/basics-form.tsx'
import shared from '#shared/console.module.css'
import { asked } from './manage/format-form.tsx'
import { usualPoints } from './manage/points-choices.ts'
import { makeTournament } from './manage/tournament-calls.ts'
import type { Fields } from './manage/tournament-calls.ts'
import { useFields } from './manage/use-fields.ts'
import { stepAddress } from './set-up/steps.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.newTournament,
    description: t.whatATournamentTakes,
    path: '/manage/tournaments/new',
  })

const USUAL_OVERS = 20
const USUAL_DAYS = 28

const blank = (): Fields => ({
  name: '',
  about: '',
  city: '',
  grounds: [],
  startsOn: todayHere(),
  endsOn: dayAfter(todayHere(), USUAL_DAYS),
  gender: 'male',
  ageGroup: '',
  ballType: 'leather',
  organiser: '',
  email: '',
  phone: '',
  conditions: asked(limited(USUAL_OVERS)),
  points: usualPoints,
  plannedGroups: 1,
  qualifiers: 2,
})

/** Makes a draft and leads to its console, where the rest is filled in. */
export default function NewTournamentPage() {
  const navigate = useNavigate()
  const [idempotencyKey, setKey] = useState(randomId)
  const [first] = useState(blank)
  const [organisationId, setOrganisationId] = useState('')
  const organisations = useOrganisations()
  const form = useFields(first, async (fields) => {
    const chosen = organisations.find(({ id }) => id === organisationId)
    const organiser = chosen?.name ?? fields.organiser
    const answer = await makeTournament({
      idempotencyKey,
      organisationId: organisationId === '' ? null : organisationId,
      fields: { ...fields, organiser },
    })
    setKey(randomId())
    if (!answer.ok) return answer
    toasts.add('success', answer.data.message)
    await navigate(stepAddress(answer.data.data.tournament.id, 'details'), { replace: true })
    return undefined
  })
  return (
    <div className={`pv-page ${shared.page} ${shared.narrow}`}>
      <h1 className="pv-title">{t.newTournament}</h1>
      <Panel>
        <form className={shared.form} noValidate onSubmit={form.submit}>
          <NameAndTime form={form} />
          <WhoPlays form={form} />
          {organisations.length > 0 && (
            <Choice
              label={t.runFor}
              choices={[
                ['', t.justMe],
                ...organisations.map(({ id, name }) => [id, name] as const),
              ]}
              value={organisationId}
              onChange={setOrganisationId}
            />
          )}
          <p className="pv-small">{t.onlyYouSeeADraft}</p>
          <Send form={form} action={t.makeTheDraft} />
        </form>
      </Panel>
    </div>
  )
}

/** Those that the account runs. */
function useOrganisations() {
  const { answer } = useOwnPermissions()
  const roles = answer?.ok ? answer.data.data.roles : []
  return roles
    .filter(({ role }) => role === 'owner' || role === 'admin')
    .map(({ organisation }) => organisation)
    .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
}
