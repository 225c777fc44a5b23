import { useState } from 'react'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { instantOf, wallClock } from '#shared/zoned-time.ts'
import * as t from '#texts/clubs.ts'
import { addEntry, type Calendar, type Entry, saveEntry } from './calendar-calls.ts'
import { randomId } from '#state/random-id.ts'

const ASKED_DAYS_BEFORE = '7'

type Form = {
  readonly club: Calendar
  /** The entry that is changed; none for a new one. */
  readonly entry: Entry | undefined
  readonly onSaved: () => void
}

type Fields = ReturnType<typeof fieldsOf>

const blank = {
  opponent: '',
  place: '',
  note: '',
  begins: '',
  ends: '',
  meets: '',
  askDays: ASKED_DAYS_BEFORE,
}

const fieldsFrom = ({ club, entry }: Form): Fields =>
  entry === undefined
    ? { ...blank, kind: 'match', teamId: club.teams[0]?.id ?? null }
    : fieldsOf(entry)

const fieldsOf = ({
  kind,
  team,
  opponent,
  place,
  note,
  startsAt,
  endsAt,
  meetsAt,
  ...entry
}: Entry) => ({
  kind,
  teamId: team?.id ?? null,
  opponent,
  place,
  note,
  begins: wallClock(startsAt, entry.timeZone),
  ends: wallClock(endsAt, entry.timeZone),
  meets: meetsAt === null ? '' : wallClock(meetsAt, entry.timeZone),
  askDays: String(entry.askDays ?? ''),
})

/** A public match begins when its fixture says, to the second. */
const fixedStart = (entry: Entry | undefined): string | undefined =>
  entry?.fixture ? entry.startsAt : undefined

/** What is typed about a match or training, and sending it. */
export function useEntryForm(of: Form) {
  const { club, entry, onSaved } = of
  const timeZone = entry?.timeZone ?? club.timeZone
  const { typed: fields, change, busy, problems, ...form } = useForm<Fields>(() => fieldsFrom(of))
  const [idempotencyKey] = useState(() => randomId())
  const send = async () => {
    const { begins, ends, meets, askDays, opponent, ...rest } = fields
    const startsAt = fixedStart(entry) ?? instantOf(begins, timeZone)
    const endsAt = instantOf(ends, timeZone)
    if (startsAt === undefined) return { startsAt: t.notATime }
    if (endsAt === undefined) return { endsAt: t.notATime }
    const meetsAt = meets === '' ? null : instantOf(meets, timeZone)
    if (meetsAt === undefined) return { meetsAt: t.notATime }
    const asked = {
      organisationId: club.organisation.id,
      fields: {
        ...rest,
        opponent: fields.kind === 'match' ? opponent.trim() : '',
        startsAt,
        endsAt,
        meetsAt,
        askDays: askDays === '' ? null : Number(askDays),
      },
    }
    const told = await (entry === undefined
      ? addEntry({ ...asked, idempotencyKey })
      : saveEntry({ ...asked, entryId: entry.id, revision: entry.revision }))
    return settle(told, { part: 'fields.', otherwise: 'startsAt', onDone: onSaved })
  }
  const onSubmit = form.onSubmit(send)
  return { fields, change, timeZone, busy, problems, onSubmit }
}

export type EntryForm = ReturnType<typeof useEntryForm>
