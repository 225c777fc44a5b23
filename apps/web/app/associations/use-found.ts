import { useCallback, useState } from 'react'
import { useLookup } from '#shared/use-lookup.ts'
import { type Register, showRegister } from './register-calls.ts'

/** The registrations that have what is typed: of those on the page, or of all where there are more. */
export function useFound(register: Register) {
  const { registrations, totals } = register
  const [typed, setTyped] = useState('')
  const word = typed.trim().toLowerCase()
  const isAsked = totals.registrations > registrations.length && word !== ''
  const look = useCallback(
    async (asked: string) => {
      const answer = await showRegister(register.organisation.id, asked)
      return answer.ok ? answer.data.data.registrations : undefined
    },
    [register],
  )
  const found = useLookup(word, isAsked ? look : undefined)
  const shown =
    isAsked && found?.text === word
      ? found.data
      : registrations.filter(
          ({ name, number, club }) =>
            `${number}` === word || `${name} ${club.name}`.toLowerCase().includes(word),
        )
  return { typed, setTyped, shown }
}
