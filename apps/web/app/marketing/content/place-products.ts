import * as t from '#texts/marketing.ts'
import type { ProductPage } from '../product-type.ts'

/** Products for places and brands: grounds, tickets, white label. */
export const placeProducts: Readonly<Record<string, ProductPage>> = {
  '/ground-booking': {
    title: t.groundBooking,
    lead: t.everyGroundHasAPage,
    keywords: [t.cricketGroundBooking, t.cricketGrounds],
    action: { label: t.findAGround, to: '/match-central/grounds' },
    second: { label: t.listYourGround, to: '/manage/organisations/new?kind=ground-owner' },
    panel: 'slots',
    rows: [
      {
        title: t.runYourGround,
        text: t.groundManagersHaveAConsole,
        fragment: 'ground',
      },
      {
        title: t.anIllustrationOfEveryGround,
        text: t.aGroundWithoutPhotosGets,
        fragment: 'grounds',
      },
      {
        title: t.localTimes,
        text: t.startTimesAreLocalTo,
        fragment: 'fixtures',
      },
      {
        title: t.shotsWhereTheyWereHit,
        text: t.everyScoringShotOfAn,
        fragment: 'wheel',
      },
    ],
    questions: [
      {
        question: t.canIBookAGround,
        answer: t.yesAtEveryGroundThat,
      },
      {
        question: t.whatIfAMatchIs,
        answer: t.aFixtureBlocksTheGround,
      },
      {
        question: t.canASlotBeBooked,
        answer: t.noTheDatabaseItselfRefuses,
      },
    ],
  },
  '/ticket-booking': {
    title: t.ticketBooking,
    lead: t.fixturesAreListedTicketSales,
    keywords: [t.cricketTickets, t.matchTickets],
    action: { label: t.viewFixtures, to: '/match-central/matches?status=upcoming' },
    panel: 'fixtures',
    rows: [
      {
        title: t.findAMatchToWatch,
        text: t.everyFixtureHasAPage,
        fragment: 'ground',
      },
      {
        title: t.cannotBeThere,
        text: t.theSamePageBecomesThe,
        fragment: 'seam',
      },
      {
        title: t.whatIsAtStake,
        text: t.pointsAndNetRunRate,
        fragment: 'standings',
      },
    ],
    coming: t.ticketsCannotBeBoughtOn,
    questions: [
      {
        question: t.isEntryFree,
        answer: t.askWhoeverRunsTheMatch,
      },
    ],
  },
  '/white-label': {
    title: t.whiteLabel,
    lead: t.theWholePlatformUnderYour,
    keywords: [t.whiteLabel2, t.cricketPlatform, 'self-hosted'],
    action: { label: t.howToRunYourOwn, to: '/running-a-site#run-your-own-site' },
    panel: 'brands',
    rows: [
      {
        title: t.setUpInAForm,
        text: t.nameTextsColoursCountryCurrency,
        fragment: 'site-record',
      },
      {
        title: t.theGameStaysTheSame,
        text: t.cherryForAWicketWillow,
        fragment: 'seam',
      },
      {
        title: t.yoursToHost,
        text: t.oneCommandStartsItWith,
        fragment: 'start',
      },
    ],
    questions: [
      {
        question: t.canIRunItCommercially,
        answer: t.yesTheLicenceIsAgpl,
      },
      {
        question: t.canOneInstallationRunSeveral,
        answer: t.yesTheWebAddressDecides,
      },
      {
        question: t.whichColoursCanIChoose,
        answer: t.anyThatStayReadableThe,
      },
    ],
  },
}
