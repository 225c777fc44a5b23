import { buttonClasses } from '@pavilion/kit/button.tsx'
import { useCallback } from 'react'
import { filterOwn } from '#calls/grounds.ts'
import { send } from '#state/api.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/grounds.ts'
import { Link } from 'react-router'

type ConsoleLinkProps = { readonly ground: { readonly id: string; readonly name: string } }

/** The way to a ground's console, for those who manage it; others see nothing. */
export function ConsoleLink({ ground }: ConsoleLinkProps) {
  const { auth } = useClientState()
  return auth.token === null ? null : <ManagersLink ground={ground} />
}

function ManagersLink({ ground: { id, name } }: ConsoleLinkProps) {
  const ask = useCallback(
    () => send(filterOwn, { filter: { text: name.slice(0, LONGEST_TEXT) }, page: {} }),
    [name],
  )
  const { answer } = useAnswer(ask)
  if (answer?.ok !== true || !answer.data.data.items.some((own) => own.id === id)) return null
  return (
    <Link className={buttonClasses({ variant: 'outline' })} to={`/manage/grounds/${id}`}>
      {t.manageGround}
    </Link>
  )
}

const LONGEST_TEXT = 100
