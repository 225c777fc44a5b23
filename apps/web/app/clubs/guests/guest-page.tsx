import type { Route } from './+types/guest-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { showGuestStanding } from './guest-calls.ts'
import { GuestForm } from './guest-form.tsx'
import { GuestOffers } from './guest-offers.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.playAsGuest,
    description: t.whatGuestsAre,
    path: '/my-cricket/guest',
  })

/** Where somebody would play as a guest, and the places that clubs offer there. */
export default function GuestPage() {
  const { answer, again } = useQueryAnswer({
    key: ['guest-standing'],
    call: showGuestStanding,
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(standing) => (
        <div className={`pv-page ${shared.page}`}>
          <header className={shared.headText}>
            <h1 className="pv-title">{t.playAsGuest}</h1>
            <p className="pv-muted">{t.whatGuestsAre}</p>
          </header>
          <div className={`${shared.page} ${shared.narrow}`}>
            <GuestOffers standing={standing} again={again} />
            <GuestForm wish={standing.wish} again={again} />
          </div>
        </div>
      )}
    </ConsoleFrame>
  )
}
