import type { TeamRecord } from '@pavilion/contract/teams/team-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { type Column, ColumnsTable } from '#central/columns-table.tsx'
import * as t from '#texts/teams.ts'

const columns: readonly Column<TeamRecord>[] = [
  { head: t.played, as: 'number', of: ({ played }) => played },
  { head: t.won, as: 'number', of: ({ won }) => won },
  { head: t.lost, as: 'number', of: ({ lost }) => lost },
  { head: t.tied, as: 'number', of: ({ tied }) => tied },
  { head: t.drawn, as: 'number', of: ({ drawn }) => drawn },
  { head: t.noResult, as: 'number', of: ({ noResult }) => noResult },
]

/** A side's results, one row per format. */
export function TeamRecordTable({ record }: { readonly record: readonly TeamRecord[] }) {
  return (
    <section>
      <SectionHeading title={t.record} />
      <ColumnsTable
        caption={t.recordByFormat}
        rows={record}
        keyOf={({ format }) => format}
        named={{ head: t.format, of: ({ formatName }) => formatName }}
        columns={columns}
      />
    </section>
  )
}
