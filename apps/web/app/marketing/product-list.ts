import * as t from '#texts/marketing.ts'

export type Listed = {
  readonly title: string
  readonly to: string
  /** What can be used on this site now. */
  readonly today: string
}

/** The eleven products in the menu's order: and what each does today. */
export const productList: readonly Listed[] = [
  {
    title: t.matchManagement,
    to: '/manage-cricket-matches',
    today: t.makeAMatchAndScore,
  },
  {
    title: t.tournamentManagement,
    to: '/manage-cricket-tournament',
    today: t.tablesNetRunRateForm,
  },
  {
    title: t.clubManagement,
    to: '/manage-cricket-clubs',
    today: t.aPageForTheClub,
  },
  {
    title: t.associationManagement,
    to: '/manage-cricket-associations',
    today: t.affiliatedClubsCompetitionsAndOfficials,
  },
  {
    title: t.academyManagement,
    to: '/manage-cricket-academies',
    today: t.aPageForTheAcademyAnd,
  },
  {
    title: t.scoring,
    to: '/cricket-scoring',
    today: t.ballByBallOnA,
  },
  {
    title: t.liveStreaming,
    to: '/live-cricket-streaming',
    today: t.liveScoresAsAFeed,
  },
  {
    title: t.groundBooking,
    to: '/ground-booking',
    today: t.slotsEquipmentAndUmpiresBook,
  },
  {
    title: t.ticketBooking,
    to: '/ticket-booking',
    today: t.fixturesWithDateTimeAnd,
  },
  {
    title: t.matchCentral,
    to: '/match-central',
    today: t.everyMatchTableCareerAnd,
  },
  {
    title: t.whiteLabel,
    to: '/white-label',
    today: t.yourNameColoursCountryAnd,
  },
]
