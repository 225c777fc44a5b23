import type { IconName } from '@pavilion/kit/icons/paths.ts'

export type Entry = { readonly label: string; readonly to: string }
export type Product = Entry & { readonly line: string; readonly icon: IconName }

/** The eleven products of the Products menu, in order. */
export const products: readonly Product[] = [
  {
    label: 'Match Management',
    to: '/manage-cricket-matches',
    line: 'Fixtures, squads, officials, results',
    icon: 'calendar',
  },
  {
    label: 'Tournament Management',
    to: '/manage-cricket-tournament',
    line: 'Tables, net run rate, leaders',
    icon: 'table',
  },
  {
    label: 'Club Management',
    to: '/manage-cricket-clubs',
    line: 'Members, teams, dues, notices',
    icon: 'user',
  },
  {
    label: 'Association Management',
    to: '/manage-cricket-associations',
    line: 'Leagues, registrations, discipline',
    icon: 'globe',
  },
  {
    label: 'Academy Management',
    to: '/manage-cricket-academies',
    line: 'Batches, attendance, player progress',
    icon: 'bulb',
  },
  {
    label: 'Scoring',
    to: '/cricket-scoring',
    line: 'Ball by ball from any phone, online or off',
    icon: 'edit',
  },
  {
    label: 'Live Streaming',
    to: '/live-cricket-streaming',
    line: 'Your camera with your score overlay',
    icon: 'stream',
  },
  {
    label: 'Ground Booking',
    to: '/ground-booking',
    line: 'Hourly slots, umpires, kit',
    icon: 'pin',
  },
  {
    label: 'Ticket Booking',
    to: '/ticket-booking',
    line: 'Gate passes with a code to scan',
    icon: 'ticket',
  },
  {
    label: 'Match Central',
    to: '/match-central',
    line: 'Every match, table and career in one place',
    icon: 'chart',
  },
  {
    label: 'White Label',
    to: '/white-label',
    line: 'The whole platform under your colours',
    icon: 'star',
  },
]

/** The ten tabs of Match Central. `count` names the figure to show beside the link. */
export const matchCentral = [
  { label: 'Overview', to: '/match-central/overview', count: undefined },
  { label: 'Matches', to: '/match-central/matches', count: 'matches' },
  { label: 'Tournaments', to: '/match-central/tournaments', count: 'tournaments' },
  { label: 'Clubs', to: '/match-central/clubs', count: 'clubs' },
  { label: 'Academies', to: '/match-central/academy', count: 'academies' },
  { label: 'Teams', to: '/match-central/teams', count: 'teams' },
  { label: 'Players', to: '/match-central/players', count: 'players' },
  { label: 'Officials', to: '/match-central/officials', count: 'officials' },
  { label: 'Associations', to: '/match-central/association', count: 'associations' },
  { label: 'Grounds', to: '/match-central/grounds', count: 'grounds' },
] as const satisfies readonly (Entry & { count: string | undefined })[]

export const company: readonly Entry[] = [
  { label: 'Company', to: '/company' },
  { label: 'About us', to: '/about-us' },
  { label: 'Our team', to: '/our-team' },
  { label: 'News', to: '/news' },
  { label: 'Career', to: '/career' },
  { label: 'Legends', to: '/legends' },
  { label: 'Contact us', to: '/contact-us' },
]

export const help: readonly Entry[] = [
  { label: 'FAQ', to: '/faq' },
  { label: 'Help and support', to: '/helpsupport' },
  { label: 'Terms of use', to: '/terms' },
  { label: 'Privacy policy', to: '/privacypolicy' },
]

/** The personal pages of a signed-in visitor. */
export const own: readonly (Entry & { readonly icon: IconName })[] = [
  { label: 'My Profile', to: '/user/my-profile', icon: 'user' },
  { label: 'My Bookings', to: '/user/bookings', icon: 'calendar' },
]
