import { useEffect, useState } from 'react'
import { toasts } from '#state/toasts.ts'
import { loadCountries } from './account-calls.ts'

type Countries = readonly { readonly id: string; readonly name: string }[]

/** Every country by name; empty until loaded. */
export function useCountries(): Countries {
  const [countries, setCountries] = useState<Countries>([])
  useEffect(() => {
    let isWanted = true
    void loadCountries().then((answer) => {
      if (!isWanted) return
      if (answer.ok) setCountries(answer.data.data)
      else toasts.add('error', answer.message)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return countries
}
