import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** Copies rows in COPY's text format into `table (columns)`. */
export async function copyIn(client: pg.ClientBase, into: string, rows: string): Promise<void> {
  const stream = client.query(from(`copy ${into} from stdin`))
  stream.end(rows)
  await finished(stream)
}

/** Reads the rows of `table (columns)` in the format that `copyIn` takes. */
export const copyOut = (client: pg.ClientBase, source: string): Promise<string> =>
  text(client.query(to(`copy ${source} to stdout`)))
