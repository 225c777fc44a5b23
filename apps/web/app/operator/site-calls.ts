import type { SiteText } from '@pavilion/contract/sites/site-settings.ts'
import type { Choice } from '@pavilion/kit/choices.ts'
import * as places from '#calls/places.ts'
import * as sites from '#calls/sites.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

export type Settings = OutputOf<typeof sites.settings>['data']

export const loadSettings = () => send(sites.settings)

export const saveSettings = (revision: number, words: SiteText) =>
  send(sites.saveSettings, { revision, words })

/** It is shown once the settings name it. */
export const sendLogo = (file: File) => send(sites.sendLogo, file)

type Coded = { readonly id: string; readonly name: string }

const choicesOf = (list: readonly Coded[]): Choice[] =>
  list.map(({ id, name }) => ({ value: id, label: name, note: id }))

/** The countries and currencies to choose from. */
export async function loadPlaces() {
  const [countries, currencies] = await Promise.all([
    send(places.countries),
    send(places.currencies),
  ])
  if (!countries.ok) return countries
  if (!currencies.ok) return currencies
  return {
    ok: true as const,
    data: {
      countries: choicesOf(countries.data.data),
      currencies: choicesOf(currencies.data.data),
    },
  }
}
