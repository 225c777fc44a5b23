export type Breach = {
  /** The rule, as a sentence. */
  readonly wall: string
  readonly file: string
  readonly text: string
  /** What the check must print. */
  readonly says: RegExp
}

/** Violations of the rules for SQL and tables. */
export const sqlBreaches: readonly Breach[] = [
  {
    wall: 'SQL has one home',
    file: 'apps/server/src/teams/planted-sql.ts',
    text: "import type { Db } from '#db/connect.ts'\nexport const planted = (db: Db) => db.selectFrom('team')\n",
    says: /planted-sql\.ts says selectFrom\(\n +SQL has one home/,
  },
  {
    wall: 'only its owner writes a table',
    file: 'apps/server/src/teams/planted-write.queries.ts',
    text: "import type { Db } from '#db/connect.ts'\nexport const planted = (db: Db) => db.deleteFrom('tournament').execute()\n",
    says: /planted-write\.queries\.ts writes tournament of tournaments\n +A table has one owner/,
  },
  {
    wall: 'who may read a table may not write it',
    file: 'apps/server/src/teams/planted-write-of-read.queries.ts',
    text: "import type { Db } from '#db/connect.ts'\nexport const planted = (db: Db) => db.deleteFrom('match').execute()\n",
    says: /planted-write-of-read\.queries\.ts writes match of matches\n +A table has one owner/,
  },
  {
    wall: 'the sample world is written by the owners of its tables',
    file: 'apps/server/src/sample/planted-write.queries.ts',
    text: "import { sql } from 'kysely'\nexport const planted = sql`update site set name = ''`\n",
    says: /sample\/planted-write\.queries\.ts writes site of sites\n +A table has one owner/,
  },
  {
    wall: 'an import is written by the owners of its tables',
    file: 'apps/server/src/import/planted-write.ts',
    text: 'export const planted = `insert into person (name) select name from team`\n',
    says: /import\/planted-write\.ts writes person of people\n +A table has one owner/,
  },
  {
    wall: 'reading the table of another slice needs an arrow',
    file: 'apps/server/src/teams/planted-read.queries.ts',
    text: "import { sql } from 'kysely'\nexport const planted = sql`select from team t, account a where t.id = a.id`\n",
    says: /planted-read\.queries\.ts reads account of accounts\n +A table has one owner/,
  },
  {
    wall: 'statements name their tables',
    file: 'apps/server/src/teams/planted-table.queries.ts',
    text: "import { sql } from 'kysely'\nexport const planted = (table: string) => sql`select from ${sql.table(table)}`\n",
    says: /planted-table\.queries\.ts names a table at run time: sql\.table\(table/,
  },
]
