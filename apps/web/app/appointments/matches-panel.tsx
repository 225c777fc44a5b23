import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { hidden } from '#shared/hidden-text.tsx'
import { PlainSelect } from '#shared/plain-select.tsx'
import shared from '#shared/console.module.css'
import { randomId } from '#state/random-id.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/appointments.ts'
import {
  appoint,
  type AppointedMatch,
  type BookProps,
  propose,
  type Role,
} from './appointment-calls.ts'
import { roleText } from './appointment-text.ts'
import styles from './appointments.module.css'
import { MatchRow } from './match-row.tsx'
import { useChange } from '#shared/use-change.ts'

/** Who is chosen for an open place, before anybody is asked. */
type Choice = {
  /** Stays the same when the request is repeated. */
  readonly id: string
  readonly matchId: AppointedMatch['id']
  readonly role: Role
  readonly panelId: string
}
type Choices = Readonly<Record<string, Choice>>

const keyOf = (matchId: string, role: string, nth: number) => `${matchId} ${role} ${nth}`

/** The open places of a match, numbered among those of one role. */
const placesOf = ({ open }: Pick<AppointedMatch, 'open'>) =>
  open.map((role, at) => ({ role, nth: open.slice(0, at).filter((one) => one === role).length }))

export function MatchesPanel(props: BookProps) {
  const { tournamentId, book, onChanged } = props
  const [choices, setChoices] = useState<Choices>({})
  const { busy, change } = useChange(onChanged)
  const choose = (key: string, { panelId, ...place }: Omit<Choice, 'id'>) => {
    const { [key]: _, ...others } = choices
    const chosen = { id: randomId(), ...place, panelId }
    setChoices(panelId === '' ? others : { ...others, [key]: chosen })
  }
  const ask = () =>
    change('ask', async () => {
      const answer = await appoint({ tournamentId, appointments: Object.values(choices) })
      if (answer.ok) setChoices({})
      return answer
    })
  const count = Object.keys(choices).length
  return (
    <Panel level={2} title={t.appointments}>
      {book.matches.length === 0 ? (
        <EmptyState title={t.noMatchesYet}>{t.matchesFollow}</EmptyState>
      ) : (
        <div className={shared.form}>
          <div className={shared.actions}>
            <ProposeButton tournamentId={tournamentId} book={book} onProposed={setChoices} />
            <Button busy={busy === 'ask'} disabled={count === 0} onClick={() => void ask()}>
              {t.askCount({ count })}
            </Button>
          </div>
          <p className="pv-small pv-muted">{t.proposing}</p>
          <Matches {...props} choices={choices} onChoose={choose} />
        </div>
      )}
    </Panel>
  )
}

type Choosing = {
  readonly choices: Choices
  readonly onChoose: (key: string, choice: Omit<Choice, 'id'>) => void
}

/** Whether it is over and nobody waits for a fee. */
const isSettled = ({ status, appointments }: AppointedMatch): boolean =>
  (status === 'complete' || status === 'abandoned') &&
  appointments.every(({ settled }) => settled !== 'owed')

/** Those that want something first; the rest are folded. */
function Matches(props: BookProps & Choosing) {
  const settled = props.book.matches.filter(isSettled)
  const others = props.book.matches.filter((match) => !isSettled(match))
  return (
    <>
      <MatchList {...props} matches={others} />
      {settled.length > 0 && (
        <details className={styles.settled}>
          <summary>{t.alreadyPlayed({ count: settled.length })}</summary>
          <MatchList {...props} matches={settled} />
        </details>
      )}
    </>
  )
}

type MatchListProps = BookProps & Choosing & { readonly matches: readonly AppointedMatch[] }

const MatchList = ({ matches, choices, onChoose, ...console }: MatchListProps) => (
  <ul>
    {matches.map((match) => (
      <li key={match.id} className={styles.match}>
        <MatchRow {...console} match={match} />
        <OpenPlaces match={match} book={console.book} choices={choices} onChoose={onChoose} />
      </li>
    ))}
  </ul>
)

type OpenPlacesProps = Choosing & Pick<BookProps, 'book'> & { readonly match: AppointedMatch }

/** Whom to ask for each open place of a match. */
function OpenPlaces({ match, book, choices, onChoose }: OpenPlacesProps) {
  const able = (role: Role) =>
    book.panel
      .filter(({ roles }) => roles.includes(role))
      .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={styles.open}>
      {placesOf(match).map(({ role, nth }) => {
        const key = keyOf(match.id, role, nth)
        return (
          <PlainSelect
            key={key}
            label={t.choose({ ...match, role: roleText[role], hidden })}
            value={choices[key]?.panelId ?? ''}
            choices={[{ value: '', label: t.nobody }, ...able(role)]}
            onChange={(panelId) => onChoose(key, { matchId: match.id, role, panelId })}
          />
        )
      })}
    </div>
  )
}

type ProposeProps = Pick<BookProps, 'tournamentId' | 'book'> & {
  readonly onProposed: (choices: Choices) => void
}

/** Fills the open places with whom the server proposes. */
function ProposeButton({ tournamentId, book, onProposed }: ProposeProps) {
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    const answer = await propose(tournamentId)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const proposals = answer.data.data
    const choices = book.matches.flatMap((match) => {
      const own = proposals.filter(({ matchId }) => matchId === match.id)
      return placesOf(match).flatMap(({ role, nth }) => {
        const official = own.filter((one) => one.role === role)[nth]?.official
        if (official === undefined || official === null) return []
        const { panelId } = official
        const key = keyOf(match.id, role, nth)
        return [[key, { id: randomId(), matchId: match.id, role, panelId }] as const]
      })
    })
    onProposed(Object.fromEntries(choices))
    const nobody = proposals.filter(({ official }) => official === null).length
    if (nobody > 0) toasts.add('error', t.nobodyFor({ count: nobody }))
    return undefined
  }
  return (
    <Button variant="outline" busy={busy} onClick={() => void ask()}>
      {t.propose}
    </Button>
  )
}
