import { useEffect, useState } from 'react'
import * as places from '#calls/places.ts'
import { queries, send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'

/** Cached for the life of the page. */
const loadCountries = () =>
  queries.read({
    key: 'countries',
    freshFor: Infinity,
    fetch: () => send(places.countries),
  })

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
