import * as academies from '#calls/academies.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Skills = OutputOf<typeof academies.skills>['data']
export type Skill = Skills['skills'][number]
export type Assessments = OutputOf<typeof academies.assessments>['data']
export type Assessed = Assessments['students'][number]
export type ReportCard = OutputOf<typeof academies.reportCard>['data']

export const showSkills = (asked: InputOf<typeof academies.skills>) => send(academies.skills, asked)

export const saveSkills = (asked: InputOf<typeof academies.saveSkills>) =>
  send(academies.saveSkills, asked)

export const showAssessments = (asked: InputOf<typeof academies.assessments>) =>
  send(academies.assessments, asked)

export const assess = (asked: InputOf<typeof academies.assess>) => send(academies.assess, asked)

export const shareCard = (asked: InputOf<typeof academies.shareCard>) =>
  send(academies.shareCard, asked)

export const endCardLink = (asked: InputOf<typeof academies.endCardLink>) =>
  send(academies.endCardLink, asked)

export const showCard = (token: string) => send(academies.reportCard, { token })

export const printCard = (token: string) => send(academies.printCard, { token })
