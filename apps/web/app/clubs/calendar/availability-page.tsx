import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useCallback } from 'react'
import type { Route } from './+types/availability-page.ts'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useHashToken } from '#shared/use-hash-token.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/clubs.ts'
import { AskedList } from './asked-list.tsx'
import { giveAnswerByLink, showAskedByLink, takeDutyByLink } from './calendar-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.canYouCome,
    description: t.whatClubsAsk,
    path: '/availability',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link in a club's email leads: answers without an account. */
export default function AvailabilityPage() {
  const token = useHashToken()
  return (
    <div className={`pv-page ${shared.page}`}>
      {token === undefined && <Skeleton height="160px" />}
      {token === '' && (
        <>
          <h1 className="pv-title">{t.canYouCome}</h1>
          <p>{t.linkIncomplete}</p>
        </>
      )}
      {token && <Shown key={token} token={token} />}
    </div>
  )
}

function Shown({ token }: { readonly token: string }) {
  const { answer, again } = useAnswer(useCallback(() => showAskedByLink(token), [token]))
  if (answer === undefined) return <Skeleton height="160px" />
  const name = answer.ok ? answer.data.data.name : null
  return (
    <>
      <h1 className="pv-title">{name === null ? t.canYouCome : t.hello({ name })}</h1>
      {answer.ok ? (
        <AskedList
          asked={answer.data.data}
          give={(asked) => giveAnswerByLink(token, asked)}
          take={(taken) => takeDutyByLink(token, taken)}
          again={again}
        />
      ) : (
        <>
          <p>{answer.message}</p>
          {answer.status === 0 && <Button onClick={again}>{t.tryAgain}</Button>}
        </>
      )}
    </>
  )
}
