import type { TeamRecord } from '@pavilion/contract/team-calls.ts'
import { Crease } from '@pavilion/kit/crease.tsx'
import { Table } from '@pavilion/kit/table.tsx'

/** How a side has done, a line a format. */
export function TeamRecordTable({ record }: { readonly record: readonly TeamRecord[] }) {
  return (
    <section>
      <Crease title="Record" />
      <Table caption="Record by format">
        <thead>
          <tr>
            <th scope="col">Format</th>
            <th scope="col" data-number>
              Played
            </th>
            <th scope="col" data-number>
              Won
            </th>
            <th scope="col" data-number>
              Lost
            </th>
            <th scope="col" data-number>
              Tied
            </th>
            <th scope="col" data-number>
              Drawn
            </th>
            <th scope="col" data-number>
              No result
            </th>
          </tr>
        </thead>
        <tbody>
          {record.map((line) => (
            <tr key={line.format}>
              <th scope="row">{line.formatName}</th>
              <td data-number>{line.played}</td>
              <td data-number>{line.won}</td>
              <td data-number>{line.lost}</td>
              <td data-number>{line.tied}</td>
              <td data-number>{line.drawn}</td>
              <td data-number>{line.noResult}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
