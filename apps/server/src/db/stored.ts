import type { Selectable } from 'kysely'
import type { Database } from './database.ts'

/** What a column holds when it is not null: `Stored<'orders', 'status'>`. */
export type Stored<
  Table extends keyof Database,
  Column extends keyof Selectable<Database[Table]>,
> = NonNullable<Selectable<Database[Table]>[Column]>
