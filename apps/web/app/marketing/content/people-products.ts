import * as t from '#texts/marketing.ts'
import type { ProductPage } from '../product-type.ts'

/** Products for those who run the game: tournaments, clubs, associations, academies. */
export const peopleProducts: Readonly<Record<string, ProductPage>> = {
  '/manage-cricket-tournament': {
    title: t.tournamentManagement,
    lead: t.pointsNetRunRateLeaders,
    keywords: [t.tournamentManagement2, t.pointsTable, t.netRunRate],
    action: { label: t.runATournament, to: '/manage/tournaments/new' },
    second: {
      label: t.openTheFeaturedTournament,
      to: '/match-central/tournaments/tournament-details',
    },
    panel: 'standings',
    rows: [
      {
        title: t.leadersUpToTheLast,
        text: t.mostRunsMostWicketsHighest,
        fragment: 'leaders',
      },
      {
        title: t.fixturesAndResultsInOne,
        text: t.liveMatchesFirstThenUpcoming,
        fragment: 'fixtures',
      },
      {
        title: t.playingConditionsForEachCompetition,
        text: t.oversLimitsAndSuperOvers,
        fragment: 'formats',
      },
    ],
    also: [
      t.alsoEntries,
      t.alsoKnockOuts,
      t.alsoRainDesk,
      t.alsoAppointments,
      t.alsoDiscipline,
      t.alsoAwards,
    ],
    questions: [
      {
        question: t.howAreTeamsOnEqual,
        answer: t.byWinsThenByNet,
      },
      {
        question: t.howIsNetRunRate,
        answer: t.runsScoredPerOverMinus,
      },
      {
        question: t.canATableBeCorrected,
        answer: t.correctTheBallThatIsWrong,
      },
    ],
  },
  '/manage-cricket-clubs': {
    title: t.clubManagement,
    lead: t.onePageForYourClubs,
    keywords: [t.cricketClubManagement, t.cricketTeams],
    action: { label: t.startAClub, to: '/manage/organisations/new' },
    second: { label: t.viewClubs, to: '/match-central/clubs' },
    panel: 'clubs',
    rows: [
      {
        title: t.aCareerThatFollowsThe,
        text: t.fromTheSecondElevenTo,
        fragment: 'players',
      },
      {
        title: t.fixturesAndResults,
        text: t.theClubsPageListsThe,
        fragment: 'fixtures',
      },
      {
        title: t.theGroundYouCallHome,
        text: t.matchesPlayedFirstInningsAverages,
        fragment: 'grounds',
      },
    ],
    also: [
      t.alsoSelection,
      t.alsoFees,
      t.alsoMessages,
      t.alsoOneCalendar,
      t.alsoDocuments,
      t.alsoHonours,
    ],
    questions: [
      {
        question: t.howDoIGetA,
        answer: t.logInAndStartAClub,
      },
      {
        question: t.whoCanChangeTheFigures,
        answer: t.nobodyEditsFiguresTheyFollow,
      },
    ],
  },
  '/manage-cricket-associations': {
    title: t.associationManagement,
    lead: t.leaguesOverManyClubsWith,
    keywords: [t.cricketAssociation, t.leagueManagement, 'umpires'],
    action: {
      label: t.startAnAssociation,
      to: '/manage/organisations/new?kind=association',
    },
    second: { label: t.viewAssociations, to: '/match-central/association' },
    panel: 'standings',
    rows: [
      {
        title: t.officialsOnRecord,
        text: t.umpiresRefereesAndScorersHave,
        fragment: 'officials',
      },
      {
        title: t.allYourClubsTogether,
        text: t.anAssociationsPageGathersIts,
        fragment: 'associations',
      },
      {
        title: t.runItUnderYourOwn,
        text: t.nameColoursCountryAndTime,
        fragment: 'site-record',
      },
    ],
    also: [t.alsoAffiliation, t.alsoRegister, t.alsoReports, t.alsoOfficiating],
    questions: [
      {
        question: t.canResultsOfEarlierSeasons,
        answer: t.yesWhereTheyExistBall,
      },
      {
        question: t.mayAnAssociationKeepIts,
        answer: t.allOfItTheDatabase,
      },
    ],
  },
  '/manage-cricket-academies': {
    title: t.academyManagement,
    lead: t.progressIsWhatAnAcademy,
    keywords: [t.cricketAcademy, t.playerProgress, 'coaching'],
    action: { label: t.startAnAcademy, to: '/manage/organisations/new?kind=academy' },
    second: { label: t.viewAcademies, to: '/match-central/academy' },
    panel: 'players',
    rows: [
      {
        title: t.whereTheRunsComeFrom,
        text: t.shotsThatWereRecordedWith,
        fragment: 'wheel',
      },
      {
        title: t.aPageForTheAcademy,
        text: t.itsSidesItsGroundsAnd,
        fragment: 'academies',
      },
      {
        title: t.formatsForLearners,
        text: t.shortMatchesLastManStands,
        fragment: 'formats',
      },
    ],
    also: [
      t.alsoEnrolment,
      t.alsoAttendance,
      t.alsoReportCards,
      t.alsoSessionPlans,
      t.alsoTuition,
      t.alsoEnquiries,
    ],
    questions: [
      {
        question: t.areYoungPlayersPublic,
        answer: t.childrenAreShownByInitials,
      },
      {
        question: t.canACoachAddNotes,
        answer: t.coachesNotes,
      },
    ],
  },
}
