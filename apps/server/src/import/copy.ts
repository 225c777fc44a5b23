import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** Rows in COPY's text format into `table (columns)`. */
export async function copyIn(client: pg.ClientBase, into: string, rows: string): Promise<void> {
  const stream = client.query(from(`copy ${into} from stdin`))
  stream.end(rows)
  await finished(stream)
}

/** The rows of `table (columns)`, as `copyIn` takes them. */
export const copyOut = (client: pg.ClientBase, source: string): Promise<string> =>
  text(client.query(to(`copy ${source} to stdout`)))
