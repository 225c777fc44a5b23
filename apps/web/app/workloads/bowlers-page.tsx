import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Route } from './+types/bowlers-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { dayAt } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { serverNow } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/workloads.ts'
import { bowledText, limitText } from './bowler-text.ts'
import { type Bowler, type Bowlers, showBowlers } from './workload-calls.ts'
import styles from './workloads.module.css'

const BowlerDialog = lazy(() =>
  import('./bowler-dialog.tsx').then((module) => ({ default: module.BowlerDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.bowling, description: t.whatBowlingIs, path: '/manage' })

const todayHere = () =>
  dayAt(new Date(serverNow()).toISOString(), new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** How the players of a club bowl, and how much they have bowled lately. */
export default function BowlersPage({ params: { organisationId } }: Route.ComponentProps) {
  const [today] = useState(todayHere)
  const { answer, again } = useQueryAnswer({
    key: ['bowlers', organisationId, today],
    call: () => showBowlers(organisationId, today),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(bowlers) => <Page key={bowlers.organisation.id} first={bowlers} today={today} />}
    </ConsoleFrame>
  )
}

const MANY = 12

function Page({ first, today }: { readonly first: Bowlers; readonly today: string }) {
  const [{ organisation, isManager, players }, setBowlers] = useState(first)
  const [typed, setTyped] = useState('')
  const [editedId, setEdited] = useState<string>()
  const edited = players.find(({ id }) => id === editedId)
  const word = typed.trim().toLowerCase()
  return (
    <OrganisationConsole organisation={organisation} isManager={isManager} current="bowling">
      <Panel level={2} title={t.bowling}>
        <p className="pv-muted">{players.length === 0 ? t.noPlayers : t.whatBowlingIs}</p>
        {players.length > MANY && (
          <TextField
            label={t.findPlayer}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <ul className={shared.rows}>
          {players
            .filter(({ name }) => name.toLowerCase().includes(word))
            .map((bowler) => (
              <li key={bowler.id}>
                <BowlerRow bowler={bowler} today={today} onEdit={() => setEdited(bowler.id)} />
              </li>
            ))}
        </ul>
      </Panel>
      <Suspense>
        {edited !== undefined && (
          <BowlerDialog
            organisationId={organisation.id}
            today={today}
            bowler={edited}
            onClose={() => setEdited(undefined)}
            onChanged={setBowlers}
          />
        )}
      </Suspense>
    </OrganisationConsole>
  )
}

type BowlerRowProps = {
  readonly bowler: Bowler
  readonly today: string
  readonly onEdit: () => void
}

function BowlerRow({ bowler, today, onEdit }: BowlerRowProps) {
  const { name, bowls, isBirthKnown, limits } = bowler
  const style = bowls === null ? t.styleUnknown : bowls === 'pace' ? t.pace : t.spin
  return (
    <>
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">
          {[style, ...(isBirthKnown ? [] : [t.ageUnknown])].join(' · ')}
        </span>
        <span className="pv-small">{bowledText(bowler, today)}</span>
        {limits.map((limit) => (
          <span key={limit.by} className="pv-small pv-muted">
            {limitText(limit)}
          </span>
        ))}
      </span>
      <Button variant="outline" aria-label={t.editName({ name })} onClick={onEdit}>
        {t.edit}
      </Button>
    </>
  )
}
