import { Refusal } from '@pavilion/contract/envelope.ts'
import { AcademyDay } from '@pavilion/contract/academies/attendance-fields.ts'
import { OwnEnrolment } from '@pavilion/contract/academies/enrolment-fields.ts'
import { Leads } from '@pavilion/contract/academies/lead-fields.ts'
import {
  AcademyPlan,
  Batch,
  Branch,
  OfferedBatch,
  Programme,
  Term,
} from '@pavilion/contract/academies/programme-fields.ts'
import { SessionPlan } from '@pavilion/contract/academies/session-plan-fields.ts'
import {
  BatchTuition,
  StudentTuition,
  Tariffs,
} from '@pavilion/contract/academies/tuition-fields.ts'
import {
  AppointedMatch,
  AppointmentBook,
  OwnAppointment,
  PanelOfficial,
} from '@pavilion/contract/appointments/appointment-fields.ts'
import { Affiliations, AffiliationTerm } from '@pavilion/contract/associations/affiliation-calls.ts'
import {
  Register,
  Registration,
  Transfer,
} from '@pavilion/contract/associations/registration-fields.ts'
import { EditorPost, PostText } from '@pavilion/contract/cms/editor-post.ts'
import { DisciplineBook, DisciplineCase } from '@pavilion/contract/discipline/discipline-fields.ts'
import { FeeAccount, FeeBook, FeeProduct } from '@pavilion/contract/fees/fee-fields.ts'
import { GroundFacts } from '@pavilion/contract/grounds/ground-facts.ts'
import { InningsView } from '@pavilion/contract/matches/innings-card.ts'
import { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { Fact } from '@pavilion/contract/matches/match-facts.ts'
import { MatchSetup, PlayingConditions } from '@pavilion/contract/matches/match-setup.ts'
import { Conditions } from '@pavilion/contract/matches/new-match.ts'
import { Order } from '@pavilion/contract/orders/order-fields.ts'
import { People } from '@pavilion/contract/organisations/organisation-fields.ts'
import { Currency } from '@pavilion/contract/places/place-calls.ts'
import {
  GroundRef,
  OrganisationRef,
  PersonRef,
  TeamRef,
  TournamentRef,
} from '@pavilion/contract/records.ts'
import { SiteSettings } from '@pavilion/contract/sites/site-settings.ts'
import { AwardFormula } from '@pavilion/contract/tournaments/award-fields.ts'
import { Finding } from '@pavilion/contract/tournaments/finding-fields.ts'
import {
  Fixture,
  FixtureRun,
  KnockOut,
  Programme as TournamentProgramme,
  RepairProposal,
  SideSource,
} from '@pavilion/contract/tournaments/fixture-fields.ts'
import { Measure, PointsRules } from '@pavilion/contract/tournaments/points-fields.ts'
import { Decision, Outcome, ResultReport } from '@pavilion/contract/tournaments/result-fields.ts'
import { SquadRules, TournamentSquad } from '@pavilion/contract/tournaments/squad-fields.ts'
import {
  ManagedTournament,
  TournamentFields,
} from '@pavilion/contract/tournaments/tournament-fields.ts'
import { BowlingDirective } from '@pavilion/contract/workloads/workload-fields.ts'
import { SelectionBoard } from '@pavilion/contract/clubs/selection-fields.ts'
import { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import type { z } from 'zod'

/** What many calls answer or take; the OpenAPI document describes each once, under its name here. */
export const sharedSchemas: Readonly<Record<string, z.ZodType>> = {
  Refusal,
  AcademyDay,
  OwnEnrolment,
  AcademyLeads: Leads,
  AcademyPlan,
  AcademyBatch: Batch,
  AcademyBranch: Branch,
  OfferedBatch,
  AcademyProgramme: Programme,
  AcademyTerm: Term,
  SessionPlan,
  BatchTuition,
  StudentTuition,
  Tariffs,
  AppointedMatch,
  AppointmentBook,
  OwnAppointment,
  PanelOfficial,
  Affiliations,
  AffiliationTerm,
  AssociationRegister: Register,
  PlayerRegistration: Registration,
  PlayerTransfer: Transfer,
  EditorPost,
  PostText,
  DisciplineBook,
  DisciplineCase,
  FeeAccount,
  FeeBook,
  FeeProduct,
  GroundFacts,
  InningsView,
  MatchCard,
  Fact,
  MatchSetup,
  PlayingConditions,
  ChosenConditions: Conditions,
  Order,
  OrganisationPeople: People,
  Currency,
  GroundRef,
  OrganisationRef,
  PersonRef,
  TeamRef,
  TournamentRef,
  SiteSettings,
  AwardFormula,
  RulesFinding: Finding,
  FixtureRun,
  KnockOut,
  RepairProposal,
  SideSource,
  PointsMeasure: Measure,
  PointsRules,
  ResultDecision: Decision,
  FixtureOutcome: Outcome,
  ResultReport,
  SquadRules,
  TournamentFields,
  BowlingDirective,
  ManagedTournament,
  TournamentFixture: Fixture,
  TournamentProgramme,
  TournamentSquad,
  SelectionBoard,
  Booking,
}
