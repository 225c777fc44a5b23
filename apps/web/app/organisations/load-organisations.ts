import type { Api } from '#context.ts'
import { anyOf, chosenOf, readListQuery } from '#central/list-query.ts'
import { orFirstPage } from '#central/or-first-page.ts'
import { LIST_SIZE, type OrganisationsList } from './organisations-list.ts'

/** The page of a list of organisations for an address. */
export async function loadOrganisations(
  { organisations }: Pick<Api, 'organisations'>,
  url: URL,
  { kinds }: Pick<OrganisationsList, 'kinds'>,
) {
  const { text, after, page } = readListQuery(url.searchParams)
  const kind = chosenOf(url.searchParams, 'kind', kinds) ?? [...kinds]
  const country = anyOf(url.searchParams, 'country', 2)?.filter((code) => /^[A-Z]{2}$/.test(code))
  const { data } = await orFirstPage(
    url,
    organisations.filter({ filter: { text, kind, country }, page: { size: LIST_SIZE, after } }),
  )
  const counts = { ...data.counts, kind: ofKinds(data.counts.kind, kinds) }
  return { ...data, counts, page }
}

/** No filter by kind when a list holds only one. */
const ofKinds = <T extends { readonly value: string }>(
  counts: readonly T[],
  kinds: readonly string[],
): T[] => (kinds.length > 1 ? counts.filter(({ value }) => kinds.includes(value)) : [])
