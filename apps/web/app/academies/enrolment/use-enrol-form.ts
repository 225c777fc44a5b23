import { useNavigate } from 'react-router'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/academies.ts'
import { enrol, type Offer } from './enrolment-calls.ts'

const blank = {
  isSelf: false,
  name: '',
  bornOn: '',
  medical: '',
  contactName: '',
  contactPhone: '',
  showsName: false,
  showsPicture: false,
}

type Student = Offer['students'][number]

const fieldsOf = ({ name, isSelf, bornOn, form, showsName, showsPicture }: Student) => ({
  ...form,
  name,
  isSelf,
  bornOn: bornOn ?? '',
  showsName,
  showsPicture,
})

/** What the academy knows already of who has come by a link. */
export type Lead = {
  readonly token: string
  readonly told: Pick<typeof blank, 'name' | 'contactName' | 'contactPhone'>
}

const AT_ONCE = ''

/** What is typed about whom to enrol, and sending it. */
export function useEnrolForm({ batch, students, tariffs }: Offer, lead: Lead | undefined) {
  const {
    typed: fields,
    change,
    busy,
    problems,
    ...form
  } = useForm({
    ...blank,
    ...lead?.told,
    trialAt: AT_ONCE,
    tariffId: tariffs[0]?.id ?? '',
    agrees: false,
  })
  const navigate = useNavigate()
  const send = async () => {
    const { medical, contactName, contactPhone, trialAt, tariffId, bornOn, agrees, ...rest } =
      fields
    if (!agrees) return { agrees: t.agreeFirst }
    const answer = await enrol(batch.id, {
      ...rest,
      bornOn: bornOn === '' ? null : bornOn,
      form: { medical, contactName, contactPhone },
      trialAt: trialAt === AT_ONCE ? null : trialAt,
      tariffId: tariffId === '' ? null : tariffId,
      leadToken: lead?.token ?? null,
      agrees,
    })
    return settle(answer, {
      part: 'fields.',
      otherwise: 'name',
      onDone: async () => {
        await navigate('/my-academy')
      },
    })
  }
  const onSubmit = form.onSubmit(send)
  const choose = (studentId: string) => {
    const student = students.find(({ id }) => id === studentId)
    change(student === undefined ? blank : fieldsOf(student))
  }
  return { fields, change, choose, busy, problems, onSubmit }
}

export type EnrolFormState = ReturnType<typeof useEnrolForm>
