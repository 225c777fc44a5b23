import { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Db as JobDb } from 'pg-boss'
import type { Db } from '#db/connect.ts'
import { queryKept } from '#db/pinned-connection.ts'

/** pg-boss expects Dates, so it uses the driver's own parsers instead of ours. */
export const outsideTransactions = (pool: pg.Pool): JobDb => ({
  executeSql: async (text, values) => ({
    rows: await queryKept(pool, { text, types: pg.types, ...(values !== undefined && { values }) }),
  }),
})

export const insideTransaction = (db: Db): JobDb => ({
  executeSql: async (text, values = []) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows }
  },
})
