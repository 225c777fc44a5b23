import type { Count } from '@pavilion/contract/count.ts'

/** A group of the filter rail: checkboxes with the number of results for each. */
export type FilterGroup = {
  /** The key in the address. */
  readonly key: string
  readonly legend: string
  readonly options: readonly Count[]
}

export type ChosenFilter = { readonly key: string; readonly value: string; readonly label: string }

/** The ticked values in the address, with their options' labels. */
export function chosenFilters(
  groups: readonly FilterGroup[],
  query: URLSearchParams,
): ChosenFilter[] {
  const ticked = groups.flatMap(({ key, options }) =>
    query.getAll(key).map((value) => ({
      key,
      value,
      label: options.find((option) => option.value === value)?.label ?? value,
    })),
  )
  const text = query.get('text')?.trim()
  return text
    ? [...ticked, { key: 'text', value: query.get('text') ?? '', label: `“${text}”` }]
    : ticked
}
