import type { IconName } from '@pavilion/kit/icons/paths.ts'
import * as t from '#texts/common.ts'

export type Entry = { readonly label: string; readonly to: string }
export type Product = Entry & { readonly line: string; readonly icon: IconName }

/** The eleven products of the Products menu, in order. */
export const products: readonly Product[] = [
  {
    label: t.matchManagement,
    to: '/manage-cricket-matches',
    line: t.fixturesLineUpsOfficialsResults,
    icon: 'calendar',
  },
  {
    label: t.tournamentManagement,
    to: '/manage-cricket-tournament',
    line: t.tablesNetRunRateLeaders,
    icon: 'table',
  },
  {
    label: t.clubManagement,
    to: '/manage-cricket-clubs',
    line: t.aPageForEveryClub,
    icon: 'user',
  },
  {
    label: t.associationManagement,
    to: '/manage-cricket-associations',
    line: t.memberClubsCompetitionsOfficials,
    icon: 'globe',
  },
  {
    label: t.academyManagement,
    to: '/manage-cricket-academies',
    line: t.aPageForEveryAcademy,
    icon: 'bulb',
  },
  {
    label: t.scoring,
    to: '/cricket-scoring',
    line: t.ballByBallOnlineOrOff,
    icon: 'edit',
  },
  {
    label: t.liveStreaming,
    to: '/live-cricket-streaming',
    line: t.liveScoresForYourVideo,
    icon: 'stream',
  },
  {
    label: t.groundBooking,
    to: '/ground-booking',
    line: t.slotsUmpiresAndEquipment,
    icon: 'pin',
  },
  {
    label: t.ticketBooking,
    to: '/ticket-booking',
    line: t.fixturesWithDatesAndGrounds,
    icon: 'ticket',
  },
  {
    label: t.matchCentral,
    to: '/match-central',
    line: t.everyMatchTableAndCareer,
    icon: 'chart',
  },
  {
    label: t.whiteLabel,
    to: '/white-label',
    line: t.theWholePlatform,
    icon: 'star',
  },
]

/** The ten tabs of Match Central. `count` names the figure to show beside the link. */
export const matchCentral = [
  { label: t.overview, to: '/match-central/overview', count: undefined },
  { label: t.matches, to: '/match-central/matches', count: 'matches' },
  { label: t.tournaments, to: '/match-central/tournaments', count: 'tournaments' },
  { label: t.clubs, to: '/match-central/clubs', count: 'clubs' },
  { label: t.academies, to: '/match-central/academy', count: 'academies' },
  { label: t.teams, to: '/match-central/teams', count: 'teams' },
  { label: t.players, to: '/match-central/players', count: 'players' },
  { label: t.officials, to: '/match-central/officials', count: 'officials' },
  { label: t.associations, to: '/match-central/association', count: 'associations' },
  { label: t.grounds, to: '/match-central/grounds', count: 'grounds' },
] as const satisfies readonly (Entry & { count: string | undefined })[]

export const company: readonly Entry[] = [
  { label: t.company, to: '/company' },
  { label: t.aboutUs, to: '/about-us' },
  { label: t.ourTeam, to: '/our-team' },
  { label: t.news, to: '/news' },
  { label: t.career, to: '/career' },
  { label: t.legends, to: '/legends' },
  { label: t.contactUs, to: '/contact-us' },
]

export const help: readonly Entry[] = [
  { label: t.faq, to: '/faq' },
  { label: t.helpAndSupport, to: '/helpsupport' },
  { label: t.termsOfUse, to: '/terms' },
  { label: t.privacyPolicy, to: '/privacypolicy' },
]

/** The personal pages of a signed-in visitor. */
export const own: readonly (Entry & { readonly icon: IconName })[] = [
  { label: t.myProfile, to: '/user/my-profile', icon: 'user' },
  { label: t.myBookings, to: '/user/bookings', icon: 'calendar' },
  { label: t.startAMatch, to: '/manage/matches/new', icon: 'ball' },
  { label: t.runATournament, to: '/manage/tournaments', icon: 'trophy' },
]
