import type { Slice } from '#slice.ts'
import { calendarSources } from './attendance/own-events.queries.ts'
import { cancelSession, keepAttendance, noteOvers, showSessions } from './attendance/attendance.ts'
import { enrol, listOwnEnrolments, showEnrolmentOffer } from './enrolment/enrol.ts'
import { listOwnStudents, saveOwnStudent } from './enrolment/own-students.ts'
import { sayAbsence, takePlace, withdraw } from './enrolment/family.ts'
import { settleEnrolment, showRegister, showStudentForm } from './enrolment/register.ts'
import {
  askAcademy,
  removeLead,
  saveLead,
  shareLead,
  showLeadOffer,
  showLeads,
  startForgetting,
} from './leads/leads.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'
import { showOffer } from './programmes/offer.ts'
import { assess, endCardLink, shareCard, showAssessments } from './report-cards/assessments.ts'
import { printReportCard, showReportCard } from './report-cards/cards.ts'
import { saveSkills, showSkills } from './report-cards/skills.ts'
import {
  removePart,
  saveBatch,
  saveBranch,
  saveHoliday,
  saveProgramme,
  saveTerm,
  showPlan,
} from './programmes/plan.ts'
import {
  addStarterDrills,
  removeDrill,
  saveDrill,
  saveSessionPlan,
  showDrills,
  showSessionPlan,
} from './session-plans/session-plans.ts'
import { taskSources } from './tasks.queries.ts'
import {
  buyPack,
  chooseTuition,
  givePack,
  refundPack,
  setTuition,
  showBatchTuition,
  showOwnTuition,
} from './tuition/batch-tuition.ts'
import { chargeTuitionNow, saveTariff, showTariffs, startCharging } from './tuition/tariffs.ts'

export const academies = {
  calls: {
    academies: {
      offer: showOffer,
      plan: showPlan,
      saveBranch,
      saveTerm,
      saveHoliday,
      saveProgramme,
      saveBatch,
      removePart,
      enrolmentOffer: showEnrolmentOffer,
      enrol,
      ownEnrolments: listOwnEnrolments,
      ownStudents: listOwnStudents,
      saveOwnStudent,
      takePlace,
      sayAbsence,
      withdraw,
      register: showRegister,
      settleEnrolment,
      studentForm: showStudentForm,
      sessions: showSessions,
      keepAttendance,
      cancelSession,
      skills: showSkills,
      saveSkills,
      assessments: showAssessments,
      assess,
      shareCard,
      endCardLink,
      reportCard: showReportCard,
      printCard: printReportCard,
      tariffs: showTariffs,
      saveTariff,
      chargeTuition: chargeTuitionNow,
      batchTuition: showBatchTuition,
      setTuition,
      givePack,
      refundPack,
      ownTuition: showOwnTuition,
      chooseTuition,
      buyPack,
      ask: askAcademy,
      leads: showLeads,
      saveLead,
      removeLead,
      shareLead,
      leadOffer: showLeadOffer,
      drills: showDrills,
      saveDrill,
      removeDrill,
      addStarterDrills,
      sessionPlan: showSessionPlan,
      saveSessionPlan,
      noteOvers,
    },
  },
  startJobs: async (app) => {
    await startCharging(app)
    await startForgetting(app)
  },
  taskSources,
  personalData: [personalData],
  calendarSources,
  limits,
} satisfies Slice
