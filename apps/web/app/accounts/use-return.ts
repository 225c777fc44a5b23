import type { FactorNeeded } from '@pavilion/contract/accounts/second-factor.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as t from '#texts/accounts.ts'
import { exchangeCode } from './account-calls.ts'
import { forgetAway, keepDraft, readAway } from './oauth.ts'
import { enter } from './sign-in.ts'

/** Why somebody comes back without having been identified, by the word behind the #. */
const failures: Readonly<Record<string, string>> = {
  cancelled: t.youTurnedBackBeforeFinishing,
  unreachable: t.thatServiceCould,
  failed: t.thatServiceDidNotTell,
}
const OVER = t.thatTookTooLong

export type Returned =
  | { readonly step: 'waiting' }
  | { readonly step: 'failed'; readonly message: string }
  | {
      readonly step: 'link'
      readonly ticket: string
      readonly email: string
      readonly message: string
      readonly from: string
    }
  | { readonly step: 'factor'; readonly factor: FactorNeeded; readonly from: string }

/**
 * Reads what the callback put behind the #, removes it from the address, and continues: signs in, or leads
 * to the sign-up or another step.
 */
export function useReturn(): Returned {
  const navigate = useNavigate()
  const [returned, setReturned] = useState<Returned>({ step: 'waiting' })
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    const told = new URLSearchParams(location.hash.slice(1))
    history.replaceState(history.state, '', location.pathname)
    void comeBack(told).then((next) => {
      if (typeof next === 'string') void navigate(next, { replace: true })
      else setReturned(next)
    })
  }, [navigate])
  return returned
}

/** What to show, or the address to go to. */
async function comeBack(told: URLSearchParams): Promise<Returned | string> {
  const away = readAway()
  const code = told.get('code')
  forgetAway()
  if (code === null || away === undefined) {
    return { step: 'failed', message: failures[told.get('error') ?? ''] ?? OVER }
  }
  const answer = await exchangeCode(code, away.secret)
  if (!answer.ok) return { step: 'failed', message: answer.message }
  const { data } = answer
  switch (data.status) {
    case 'Success':
      await enter(data, '')
      return away.from
    case 'SecondFactorNeeded':
      return { step: 'factor', factor: data, from: away.from }
    case 'LinkNeeded': {
      const { ticket, email, message } = data
      return { step: 'link', ticket, email, message, from: away.from }
    }
    case 'SignUpNeeded':
      keepDraft(data)
      return '/?modal=signup'
  }
}
