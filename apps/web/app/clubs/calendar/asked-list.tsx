import { Button } from '@pavilion/kit/button.tsx'
import { Tag, type TagTone } from '@pavilion/kit/tag.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { toasts } from '#state/toasts.ts'
import type { Answer } from '#state/request.ts'
import * as t from '#texts/clubs.ts'
import type { Asked, AskedEntry, NewAnswer, TakenDuty } from './calendar-calls.ts'
import styles from './calendar.module.css'
import { DutyList } from './duty-list.tsx'
import { EntryText } from './entry-text.tsx'

const choices = [
  { answer: 'yes', label: t.yes },
  { answer: 'maybe', label: t.maybe },
  { answer: 'no', label: t.no },
] as const

type Give = (asked: NewAnswer) => Promise<Answer<{ readonly message: string }>>

type AskedListProps = {
  readonly asked: Asked
  readonly give: Give
  readonly take: (taken: TakenDuty) => Promise<Answer<{ readonly message: string }>>
  /** Asks for the list again. */
  readonly again: () => void
}

/** What a player is asked to come to, with an answer in one tap. */
export function AskedList({ asked: { entries, name }, give, take, again }: AskedListProps) {
  const onTake = async (taken: TakenDuty) => {
    const told = await take(taken)
    if (!told.ok) toasts.add('error', told.message)
    again()
  }
  if (entries.length === 0) {
    return (
      <EmptyState level={2} title={t.nothingAsked}>
        {t.whenYouAreAsked}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.id} ${entry.player.id}`} className={styles.entry}>
          <span className="pv-small pv-muted">{entry.organisation.name}</span>
          {entry.player.isGuest && (
            <div className={styles.answers}>
              <Tag tone="info">{t.guest}</Tag>
            </div>
          )}
          {entry.player.isChild && <b>{t.forChild({ name: entry.player.name })}</b>}
          <EntryText entry={entry} />
          {entry.cancelledAt === null && (
            <>
              <Picked entry={entry} hasAccount={name === null} />
              <Choice entry={entry} give={give} again={again} />
              <DutyList
                duties={entry.duties}
                onTake={(dutyId, takes) =>
                  void onTake({ dutyId, takes, playerId: entry.player.id })
                }
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const places: Readonly<
  Record<NonNullable<AskedEntry['picked']>, { readonly says: string; readonly tone: TagTone }>
> = {
  playing: { says: t.youPlay, tone: 'positive' },
  reserve: { says: t.youAreReserve, tone: 'info' },
  asked: { says: t.canYouStandIn, tone: 'warning' },
  withdrawn: { says: t.youDroppedOut, tone: 'neutral' },
  'left-out': { says: t.notThisTime, tone: 'neutral' },
}

type PickedProps = { readonly entry: AskedEntry; readonly hasAccount: boolean }

/** The player's place on the team sheet, and the sheet for those who may open it. */
function Picked({ entry: { id, picked, hasSheet }, hasAccount }: PickedProps) {
  if (picked === null && !hasSheet) return null
  return (
    <div className={styles.answers}>
      {picked !== null && <Tag tone={places[picked].tone}>{places[picked].says}</Tag>}
      {hasSheet && hasAccount && (
        <Link className="pv-link" to={`/team-sheets/${id}`}>
          {t.teamSheet}
        </Link>
      )}
    </div>
  )
}

type ChoiceProps = Pick<AskedListProps, 'give' | 'again'> & { readonly entry: AskedEntry }

function Choice({ entry, give, again }: ChoiceProps) {
  const [busy, setBusy] = useState<string>()
  const [note, setNote] = useState(entry.answerNote)
  const say = async (answer: NewAnswer['answer'], part: string) => {
    if (busy !== undefined) return
    setBusy(part)
    const told = await give({
      entryId: entry.id,
      playerId: entry.player.id,
      answer,
      note: note.trim(),
    })
    setBusy(undefined)
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    if (told.ok) again()
  }
  const { answer: given } = entry
  return (
    <>
      <fieldset className={styles.answers}>
        <legend className="pv-hidden">{t.canYouCome}</legend>
        {choices.map(({ answer, label }) => (
          <Button
            key={answer}
            variant={given === answer ? 'primary' : 'outline'}
            aria-pressed={given === answer}
            busy={busy === answer}
            onClick={() => void say(answer, answer)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {given !== null && (
        <div className={styles.note}>
          <TextField
            label={t.noteToClub}
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button variant="outline" busy={busy === 'note'} onClick={() => void say(given, 'note')}>
            {t.saveNote}
          </Button>
        </div>
      )}
    </>
  )
}
