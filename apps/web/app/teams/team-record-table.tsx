import type { TeamRecord } from '@pavilion/contract/teams/team-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { type Column, ColumnsTable } from '#central/columns-table.tsx'

const columns: readonly Column<TeamRecord>[] = [
  { head: 'Played', as: 'number', of: ({ played }) => played },
  { head: 'Won', as: 'number', of: ({ won }) => won },
  { head: 'Lost', as: 'number', of: ({ lost }) => lost },
  { head: 'Tied', as: 'number', of: ({ tied }) => tied },
  { head: 'Drawn', as: 'number', of: ({ drawn }) => drawn },
  { head: 'No result', as: 'number', of: ({ noResult }) => noResult },
]

/** A side's results, one row per format. */
export function TeamRecordTable({ record }: { readonly record: readonly TeamRecord[] }) {
  return (
    <section>
      <SectionHeading title="Record" />
      <ColumnsTable
        caption="Record by format"
        rows={record}
        keyOf={({ format }) => format}
        named={{ head: 'Format', of: ({ formatName }) => formatName }}
        columns={columns}
      />
    </section>
  )
}
