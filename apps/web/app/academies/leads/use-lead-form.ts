import { useState } from 'react'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { todayHere } from '#shared/today.ts'
import { randomId } from '#state/random-id.ts'
import { type Lead, type LeadFields, type Leads, saveLead } from './lead-calls.ts'

export const NONE = ''

const blank = {
  name: '',
  phone: '',
  email: '',
  studentName: '',
  age: '',
  programmeId: NONE,
  question: '',
  state: 'new' as LeadFields['state'],
  lostBecause: 'other' as NonNullable<LeadFields['lostBecause']>,
  note: '',
  followerId: NONE,
  followOn: '',
}

type Typed = typeof blank

const openState = (state: Lead['state']): LeadFields['state'] =>
  state === 'trial' || state === 'enrolled' ? 'called' : state

const typedOf = (lead: Lead): Typed => ({
  name: lead.name,
  phone: lead.phone,
  studentName: lead.studentName,
  question: lead.question,
  note: lead.note,
  state: openState(lead.state),
  lostBecause: lead.lostBecause ?? blank.lostBecause,
  ...optional(lead),
})

const optional = ({ email, age, programmeId, followerId, followOn }: Lead) => ({
  email: email ?? '',
  age: String(age ?? ''),
  programmeId: programmeId ?? NONE,
  followerId: followerId ?? NONE,
  followOn: followOn ?? '',
})

const orNull = (text: string) => (text.trim() === '' ? null : text)

const fieldsOf = ({ email, age, programmeId, followerId, followOn, ...typed }: Typed) => ({
  ...typed,
  email: orNull(email),
  age: age === '' ? null : Number(age),
  programmeId: orNull(programmeId),
  followerId: orNull(followerId),
  followOn: orNull(followOn),
  lostBecause: typed.state === 'lost' ? typed.lostBecause : null,
})

type Of = {
  readonly told: Leads
  /** None for somebody who has just called. */
  readonly lead: Lead | undefined
  readonly onChanged: (told: Leads) => void
}

/** What is typed about a lead, and saving it. */
export function useLeadForm({ told, lead, onChanged }: Of) {
  const today = todayHere()
  const { typed, change, busy, problems, ...form } = useForm(() =>
    lead === undefined ? { ...blank, followOn: today } : typedOf(lead),
  )
  const [id] = useState(() => lead?.id ?? randomId())
  const send = async () => {
    const answer = await saveLead({
      organisationId: told.organisation.id,
      id,
      fields: fieldsOf(typed),
    })
    return settle(answer, { part: 'fields.', otherwise: 'name', onDone: onChanged })
  }
  const onSubmit = form.onSubmit(send)
  return { typed, change, busy, problems, onSubmit }
}

export type LeadForm = ReturnType<typeof useLeadForm>
