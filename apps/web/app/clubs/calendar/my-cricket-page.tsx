import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/my-cricket-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { AskedList } from './asked-list.tsx'
import { Children } from './children-panel.tsx'
import { giveAnswer, showAsked, takeDuty } from './calendar-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.myCricket,
    description: t.whatClubsAsk,
    path: '/my-cricket',
  })

/** What the account's clubs have planned, and whether its owner can come. */
export default function MyCricketPage() {
  const { answer, again } = useQueryAnswer({ key: ['my-cricket'], call: showAsked, keep: false })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(asked) => (
        <div className={`pv-page ${shared.page}`}>
          <header className={shared.head}>
            <h1 className="pv-title">{t.myCricket}</h1>
            <span className={shared.actions}>
              <Link className={buttonClasses({ variant: 'outline' })} to="/my-cricket/calendar">
                {t.myCalendar}
              </Link>
              <Link className={buttonClasses({ variant: 'outline' })} to="/my-cricket/messages">
                {t.messages}
              </Link>
              <Link className={buttonClasses({ variant: 'outline' })} to="/my-cricket/appointments">
                {t.myAppointments}
              </Link>
              <Link className={buttonClasses({ variant: 'outline' })} to="/my-cricket/fees">
                {t.myFees}
              </Link>
              <Link className={buttonClasses({ variant: 'outline' })} to="/my-cricket/guest">
                {t.playAsGuest}
              </Link>
            </span>
          </header>
          <AskedList asked={asked} give={giveAnswer} take={takeDuty} again={again} />
          <Children onLeft={again} />
        </div>
      )}
    </ConsoleFrame>
  )
}
