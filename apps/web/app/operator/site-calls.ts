import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import type { SiteText } from '@pavilion/contract/sites/site-settings.ts'
import type { Choice } from '@pavilion/kit/choices.ts'
import { api } from '#state/api.ts'

type Outputs = InferContractRouterOutputs<typeof contract>

export type Settings = Outputs['sites']['settings']['data']

export const loadSettings = () =>
  api.send<Outputs['sites']['settings']>({ method: 'GET', path: '/operator/site' })

export const saveSettings = (revision: number, words: SiteText) =>
  api.send<Outputs['sites']['saveSettings']>({
    method: 'PATCH',
    path: '/operator/site',
    body: { revision, words },
  })

/** It is shown once the settings name it. */
export const sendLogo = (file: File) =>
  api.send<Outputs['sites']['sendLogo']>({
    method: 'POST',
    path: '/operator/site/logos',
    body: file,
  })

type Coded = { readonly id: string; readonly name: string }

const choicesOf = (list: readonly Coded[]): Choice[] =>
  list.map(({ id, name }) => ({ value: id, label: name, note: id }))

/** The countries and currencies to choose from; empty when they cannot be loaded. */
export async function loadPlaces() {
  const [countries, currencies] = await Promise.all([
    api.send<Outputs['places']['countries']>({ method: 'GET', path: '/settings/countries' }),
    api.send<Outputs['places']['currencies']>({ method: 'GET', path: '/currencies' }),
  ])
  return {
    countries: countries.ok ? choicesOf(countries.data.data) : [],
    currencies: currencies.ok ? choicesOf(currencies.data.data) : [],
  }
}
