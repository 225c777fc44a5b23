import { Button } from '@pavilion/kit/button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'

const steps = [
  { to: '/match-central/teams', title: t.followATeam, says: t.itsResultsComeToYou },
  { to: '/manage/matches/new', title: t.scoreAMatch, says: t.ballByBallOnYourPhone },
  { to: '/manage/organisations/new', title: t.registerAClub, says: t.teamsFixturesAndPlayers },
  { to: '/match-central/grounds', title: t.bookAGround, says: t.freeSlotsAndPrices },
] as const

type FirstStepsProps = { readonly onSkip: () => void }

/** What somebody with a new account came for. */
export function FirstSteps({ onSkip }: FirstStepsProps) {
  return (
    <div className={styles.steps}>
      {steps.map(({ to, title, says }) => (
        <Link key={to} className={styles.step} to={to}>
          <b>{title}</b>
          <Icon name="arrow-right" />
          <span>{says}</span>
        </Link>
      ))}
      <Button variant="quiet" onClick={onSkip}>
        {t.lookAroundFirst}
      </Button>
    </div>
  )
}
