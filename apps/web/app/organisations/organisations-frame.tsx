import type { Count } from '@pavilion/contract/count.ts'
import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import { ListFrame } from '#central/list-frame.tsx'
import { LIST_SIZE } from './organisations-list.ts'
import { NoRecords } from '#central/no-records.tsx'
import { OrganisationRow } from './organisation-row.tsx'
import { Pager } from '#central/pager.tsx'
import { RecordRows } from '#central/record-rows.tsx'
import * as t from '#texts/organisations.ts'

type OrganisationsFrameProps = {
  readonly items: readonly OrganisationSummary[]
  readonly total: number
  readonly next: string | null
  readonly page: number
  readonly counts: { readonly kind: readonly Count[]; readonly country: readonly Count[] }
  /** The plural, such as "clubs". */
  readonly what: string
  readonly summary: string
}

/** A list of organisations with filters and pager. */
export function OrganisationsFrame(props: OrganisationsFrameProps) {
  const { items, total, next, page, counts, what, summary } = props
  return (
    <ListFrame
      groups={[
        { key: 'kind', legend: t.kind, options: counts.kind },
        { key: 'country', legend: t.country, options: counts.country.slice(0, 14) },
      ]}
      searchLabel={t.name}
      submit={t.showSummary({ summary })}
      summary={summary}
    >
      {items.length === 0 ? (
        <NoRecords what={what}>{t.theyAppearAsSoon}</NoRecords>
      ) : (
        <RecordRows>
          {items.map((organisation) => (
            <OrganisationRow key={organisation.id} organisation={organisation} />
          ))}
        </RecordRows>
      )}
      <Pager shown={items.length} total={total} next={next} page={page} size={LIST_SIZE} />
    </ListFrame>
  )
}
