import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Rendered } from './markdown.ts'

export type Unrendered = { readonly id: string; readonly number: number; readonly body: string }

/** Saved wordings that this version of the renderer has not rendered yet, the ones shown first. */
export async function findUnrendered(
  db: Db,
  { renderer, size }: { readonly renderer: number; readonly size: number },
): Promise<readonly Unrendered[]> {
  const found = await sql<Unrendered>`
    select post_id as id, number, revision.body from post_revision revision
    join post on post.id = post_id
    where (revision.rendered->>'renderer')::int is distinct from ${renderer}
    order by number <> post.revision, post_id, number limit ${size}`.execute(db)
  return found.rows
}

/** Stores what a revision is rendered as, also with the post it is the present wording of. */
export async function keepRendered(
  db: Db,
  { id, number }: Unrendered,
  rendered: Rendered,
): Promise<void> {
  const values = { rendered: JSON.stringify(rendered) }
  await db.transaction().execute(async (inside) => {
    await inside
      .updateTable('post_revision')
      .set(values)
      .where('post_id', '=', id)
      .where('number', '=', number)
      .execute()
    await inside
      .updateTable('post')
      .set(values)
      .where('id', '=', id)
      .where('revision', '=', number)
      .execute()
  })
}
