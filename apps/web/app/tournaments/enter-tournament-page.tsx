import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/enter-tournament-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './manage/console.module.css'
import { amountOf, refundText } from './manage/entry-fee-text.ts'
import { enterTournament, showEntryTerms, termsOf } from './manage/tournament-calls.ts'
import type { Entered, EntryTerms } from './manage/tournament-calls.ts'
import { PayEntryButton } from './pay-entry-button.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.enterATeam,
    description: t.organiserAnswersEntries,
    path: `/manage/tournaments/${params.tournamentId}/enter`,
  })

/** Enters a team for the fee that is shown, with the PIN that the organiser has given out where there is one. */
export default function EnterTournamentPage({ params: { tournamentId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['entry-terms', tournamentId],
    call: () => showEntryTerms(tournamentId),
    keep: false,
  })
  const [entered, setEntered] = useState<Entered>()
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(terms) => (
        <div className={`pv-page ${shared.page} ${shared.narrow}`}>
          <div className={shared.headText}>
            <h1 className="pv-title">{t.enterATeam}</h1>
            <p>{terms.tournament.name}</p>
          </div>
          <Panel>
            {entered === undefined ? (
              <EntryForm terms={terms} onEntered={setEntered} again={again} />
            ) : (
              <Done entered={entered} />
            )}
          </Panel>
        </div>
      )}
    </ConsoleFrame>
  )
}

/** What the organiser will answer to, and paying for it. */
function Done({ entered: { message, data } }: { readonly entered: Entered }) {
  const { id, team, fee } = data
  return (
    <div className={shared.form}>
      <output>{message}</output>
      {fee?.standing === 'unpaid' && (
        <>
          <p>{t.entryFeeOf({ amount: amountOf(fee) })}</p>
          <div className={shared.actions}>
            <PayEntryButton entryId={id} name={team.name} />
            <span className="pv-small pv-muted">{t.orPayTheOrganiser}</span>
          </div>
        </>
      )}
      <div>
        <Link className={buttonClasses({ variant: 'outline' })} to="/manage/tournaments">
          {t.yourTournaments}
        </Link>
      </div>
    </div>
  )
}

/** What it costs to enter, and until when it is refunded. */
function FeeText({ terms: { fee, timeZone } }: { readonly terms: EntryTerms }) {
  const locale = useShell()?.site.locale ?? 'en'
  if (fee === null) return null
  return (
    <p className={styles.box}>
      <b>{t.entryFeeOf({ amount: amountOf(fee) })}</b>
      <span className="pv-small">{refundText(fee, { locale, timeZone })}</span>
    </p>
  )
}

type FormProps = {
  readonly terms: EntryTerms
  readonly onEntered: (entered: Entered) => void
  readonly again: () => Promise<void>
}

/** A fee that has changed meanwhile is shown before it is agreed to. */
function useEntry({ terms, onEntered, again }: FormProps) {
  const { typed, ...form } = useForm({ name: '', pin: '' })
  const [entryId] = useState(randomId)
  const send = async () => {
    const { tournament, fee, needsPin } = terms
    const { name } = typed
    const pin = needsPin ? typed.pin : null
    const asked = { tournamentId: tournament.id, entryId, pin, team: { name }, fee: termsOf(fee) }
    const answer = await enterTournament(asked)
    if (answer.ok) {
      onEntered(answer.data)
      return undefined
    }
    if (isOtherwise(answer.code, terms)) await again()
    const told = problemsByPath(answer.errors)
    return { name: told['team'] ?? told['team.name'], pin: told['pin'], all: answer.message }
  }
  return { ...form, typed, onSubmit: form.onSubmit(send) }
}

/** The terms have changed since they were shown: another fee, or a PIN is asked for by now. */
const isOtherwise = (code: string, { needsPin }: EntryTerms): boolean =>
  code === 'ENTRY_FEE_CHANGED' || (code === 'WRONG_PIN' && !needsPin)

function EntryForm(props: FormProps) {
  const { typed, change, field, busy, problems, onSubmit } = useEntry(props)
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <FeeText terms={props.terms} />
      {props.terms.needsPin && (
        <TextField
          label={t.pin}
          help={t.askTheOrganiserForThePin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed.pin}
          error={problems['pin']}
          onChange={({ target }) => change({ pin: target.value.trim() })}
        />
      )}
      <TextField label={t.nameOfTheTeam} maxLength={100} {...field('name')} />
      <Problem says={problems['all']} />
      <div>
        <Button type="submit" busy={busy}>
          {t.enterTheTeam}
        </Button>
      </div>
    </form>
  )
}

const Problem = ({ says }: { readonly says: string | undefined }) =>
  says === undefined ? null : (
    <p role="alert" className={shared.problem}>
      {says}
    </p>
  )
