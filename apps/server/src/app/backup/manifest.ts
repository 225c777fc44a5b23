import { z } from 'zod'

/** What a backup holds, in `manifest.json`, which is written last. */
export const Manifest = z.object({
  format: z.literal(1),
  /** When the snapshot was taken. */
  at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** SHA-256 of the rows in COPY's text format, in hexadecimal digits. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'

/** The file of a table's rows. Names of tables are plain words. */
export const fileOf = (table: string): string => `${table}.copy.gz`
