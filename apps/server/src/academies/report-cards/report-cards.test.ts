import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aBatch, anAcademy, dayIn, refusal } from '../academies.testing.ts'
import { aParent, childOf, registered } from '../enrolment/enrolment.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const child = childOf(app)
const anybody = clientOf(app)

const drive = { id: randomUUID(), name: 'Straight drive', levels: ['Learning', 'Secure', 'Leads'] }

/** An academy with a child in a batch, whose programme teaches two skills. */
async function withChild() {
  const academy = await anAcademy(app)
  const { id: batchId, fields } = await aBatch(academy, { capacity: 1 })
  const { parent } = await aParent(app)
  await parent.academies.enrol({ batchId, fields: child('Ann Lee') })
  const [row] = await registered(academy, batchId)
  const { client, organisationId } = academy
  const { programmeId } = fields
  const skills = [
    { ...drive, id: randomUUID() },
    { id: randomUUID(), name: 'Catching', levels: ['Learning', 'Secure'] },
  ]
  const saveSkills = (asked: typeof skills) =>
    client.academies.saveSkills({ organisationId, programmeId, skills: asked })
  await saveSkills(skills)
  const of = { organisationId, enrolmentId: row?.enrolmentId ?? '' }
  const assess = (levels: readonly (number | null)[], comment = '') =>
    client.academies.assess({
      ...of,
      fields: {
        levels: levels.map((level, at) => ({ skillId: skills[at]?.id ?? '', level })),
        comment,
      },
    })
  const link = async () => {
    const { data } = await client.academies.shareCard(of)
    return data.path.replace('/report-card#token=', '')
  }
  return { ...academy, parent, batchId, programmeId, skills, saveSkills, of, assess, link }
}

test('skills are saved as a whole, in their order, and swap names', async () => {
  const { client, organisationId, programmeId, skills, saveSkills } = await withChild()
  const [one, other] = skills
  const swapped = [
    { ...other!, name: one!.name },
    { ...one!, name: other!.name },
  ]
  await saveSkills(swapped)
  const { data } = await client.academies.skills({ organisationId, programmeId })
  expect(data.skills).toEqual(swapped)
  const twice = [one!, { ...other!, name: one!.name }]
  expect(await refusal(saveSkills(twice))).toBe('NAME_TAKEN')
  expect((await saveSkills([one!])).data.skills).toEqual([one])
})

test('another academy neither sees nor changes the skills and students of this one', async () => {
  const { of, programmeId, batchId } = await withChild()
  const { client, organisationId } = await anAcademy(app)
  const skills = client.academies.skills({ organisationId, programmeId })
  expect(await refusal(skills)).toBe('PART_NOT_FOUND')
  expect(await refusal(client.academies.assessments({ organisationId, batchId }))).toBe(
    'BATCH_NOT_FOUND',
  )
  const fields = { levels: [], comment: 'Ours' }
  const assessed = client.academies.assess({ ...of, organisationId, fields })
  expect(await refusal(assessed)).toBe('ENROLMENT_NOT_FOUND')
})

test('a student is assessed by the levels that skills have, and not by others', async () => {
  const { assess, skills, saveSkills, client, organisationId, batchId } = await withChild()
  const levelsNow = async () => {
    const { data } = await client.academies.assessments({ organisationId, batchId })
    return data.students[0]?.levels.map(({ level }) => level)
  }
  await assess([3, 1])
  expect((await levelsNow())?.toSorted()).toEqual([1, 3])
  expect(await refusal(assess([1, 3]))).toBe('NOT_A_LEVEL')
  expect((await levelsNow())?.toSorted()).toEqual([1, 3])
  await assess([3, null])
  expect(await levelsNow()).toEqual([3])
  await saveSkills([{ ...skills[0]!, levels: ['Learning', 'Secure'] }])
  expect(await levelsNow()).toEqual([])
})

test('a link shows the card to whoever has it, as it stands, until it ends', async () => {
  const { assess, link, client, of, organisationId } = await withChild()
  expect(await refusal(client.academies.shareCard(of))).toBe('NOTHING_TO_SHARE')
  await assess([2, null], 'Plays straighter.')
  const marks = [
    { ...of, mark: 'late' as const, day: dayIn(app, -1) },
    { ...of, mark: 'absent' as const, day: dayIn(app, -2) },
  ].map(({ enrolmentId, mark, day }) => ({
    enrolmentId,
    mark,
    day,
    starts: '17:30',
    markedAt: app.now(),
  }))
  await client.academies.keepAttendance({ organisationId, marks })
  const token = await link()
  const { data } = await anybody.academies.reportCard({ token })
  expect(data).toMatchObject({
    student: 'Ann Lee',
    term: 'This term',
    attended: 1,
    sessions: 2,
    comment: 'Plays straighter.',
    skills: [{ name: 'Straight drive', level: 2 }],
  })
  const { data: pdf } = await anybody.academies.printCard({ token })
  expect(pdf.fileName).toBe('report-card-ann-lee.pdf')
  expect(Buffer.from(pdf.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')

  const another = await link()
  expect(await refusal(anybody.academies.reportCard({ token }))).toBe('CARD_NOT_FOUND')
  await client.academies.endCardLink(of)
  await client.academies.endCardLink(of)
  expect(await refusal(anybody.academies.reportCard({ token: another }))).toBe('CARD_NOT_FOUND')
})
