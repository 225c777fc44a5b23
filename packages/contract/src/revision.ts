import { z } from 'zod'

/** The largest of a PostgreSQL integer, less the one that a change adds. */
const LATEST = 2_147_483_646

/** What a change was made from: how often the thing had been saved. */
export const Revision = z.int().min(0).max(LATEST)
