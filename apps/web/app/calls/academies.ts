// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['academies']

export const offer: Call<Calls['offer']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/programmes' }
export const plan: Call<Calls['plan']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy' }
export const saveBranch: Call<Calls['saveBranch']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/branches/{id}', inputs: 'body' }
export const saveTerm: Call<Calls['saveTerm']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/terms/{id}', inputs: 'body' }
export const saveHoliday: Call<Calls['saveHoliday']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/holidays/{id}', inputs: 'body' }
export const saveProgramme: Call<Calls['saveProgramme']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/programmes/{id}', inputs: 'body' }
export const saveBatch: Call<Calls['saveBatch']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/batches/{id}', inputs: 'body' }
export const removePart: Call<Calls['removePart']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/removal', inputs: 'body' }
export const enrolmentOffer: Call<Calls['enrolmentOffer']> = { method: 'GET', path: '/api/v1/batches/{batchId}/enrolment' }
export const enrol: Call<Calls['enrol']> = { method: 'POST', path: '/api/v1/batches/{batchId}/enrolments', inputs: 'body' }
export const ownEnrolments: Call<Calls['ownEnrolments']> = { method: 'GET', path: '/api/v1/my-cricket/enrolments' }
export const takePlace: Call<Calls['takePlace']> = { method: 'POST', path: '/api/v1/my-cricket/enrolments/{enrolmentId}/place', inputs: 'body' }
export const withdraw: Call<Calls['withdraw']> = { method: 'POST', path: '/api/v1/my-cricket/enrolments/{enrolmentId}/withdrawal', inputs: 'body' }
export const sayAbsence: Call<Calls['sayAbsence']> = { method: 'POST', path: '/api/v1/my-cricket/enrolments/{enrolmentId}/absences', inputs: 'body' }
export const register: Call<Calls['register']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/batches/{batchId}/register' }
export const settleEnrolment: Call<Calls['settleEnrolment']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/enrolments/{enrolmentId}', inputs: 'body' }
export const studentForm: Call<Calls['studentForm']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/students/{studentId}/form' }
export const sessions: Call<Calls['sessions']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/sessions', inputs: 'query' }
export const keepAttendance: Call<Calls['keepAttendance']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/attendance', inputs: 'body' }
export const noteOvers: Call<Calls['noteOvers']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/enrolments/{enrolmentId}/net-overs', inputs: 'body' }
export const cancelSession: Call<Calls['cancelSession']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/batches/{batchId}/cancelled-sessions', inputs: 'body' }
export const skills: Call<Calls['skills']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/programmes/{programmeId}/skills' }
export const saveSkills: Call<Calls['saveSkills']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/programmes/{programmeId}/skills', inputs: 'body' }
export const assessments: Call<Calls['assessments']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/batches/{batchId}/assessments' }
export const assess: Call<Calls['assess']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/enrolments/{enrolmentId}/assessment', inputs: 'body' }
export const shareCard: Call<Calls['shareCard']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/enrolments/{enrolmentId}/report-card/link', inputs: 'body' }
export const endCardLink: Call<Calls['endCardLink']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/enrolments/{enrolmentId}/report-card/end-link', inputs: 'body' }
export const reportCard: Call<Calls['reportCard']> = { method: 'POST', path: '/api/v1/report-cards/show', inputs: 'body' }
export const printCard: Call<Calls['printCard']> = { method: 'POST', path: '/api/v1/report-cards/print', inputs: 'body' }
export const tariffs: Call<Calls['tariffs']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/tariffs' }
export const saveTariff: Call<Calls['saveTariff']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/tariffs/{id}', inputs: 'body' }
export const chargeTuition: Call<Calls['chargeTuition']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/tuition/charges', inputs: 'body' }
export const batchTuition: Call<Calls['batchTuition']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/batches/{batchId}/tuition' }
export const setTuition: Call<Calls['setTuition']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/enrolments/{enrolmentId}/tuition', inputs: 'body' }
export const givePack: Call<Calls['givePack']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/packs/{packId}', inputs: 'body' }
export const refundPack: Call<Calls['refundPack']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/packs/{packId}/refund', inputs: 'body' }
export const ownTuition: Call<Calls['ownTuition']> = { method: 'GET', path: '/api/v1/my-academy/tuition' }
export const chooseTuition: Call<Calls['chooseTuition']> = { method: 'PUT', path: '/api/v1/my-academy/enrolments/{enrolmentId}/tuition', inputs: 'body' }
export const buyPack: Call<Calls['buyPack']> = { method: 'PUT', path: '/api/v1/my-academy/packs/{packId}', inputs: 'body' }
export const ask: Call<Calls['ask']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/questions', inputs: 'body' }
export const leads: Call<Calls['leads']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/leads' }
export const saveLead: Call<Calls['saveLead']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/leads/{id}', inputs: 'body' }
export const removeLead: Call<Calls['removeLead']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/leads/{id}/removal', inputs: 'body' }
export const shareLead: Call<Calls['shareLead']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/leads/{id}/link', inputs: 'body' }
export const leadOffer: Call<Calls['leadOffer']> = { method: 'POST', path: '/api/v1/enrolment-links/show', inputs: 'body' }
export const drills: Call<Calls['drills']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/drills' }
export const saveDrill: Call<Calls['saveDrill']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/drills/{id}', inputs: 'body' }
export const removeDrill: Call<Calls['removeDrill']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/drills/{id}/removal', inputs: 'body' }
export const addStarterDrills: Call<Calls['addStarterDrills']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/academy/starter-drills', inputs: 'body' }
export const sessionPlan: Call<Calls['sessionPlan']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/academy/batches/{batchId}/session-plan', inputs: 'query' }
export const saveSessionPlan: Call<Calls['saveSessionPlan']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/academy/batches/{batchId}/session-plan', inputs: 'body' }
