import { PgBoss } from 'pg-boss'
import type { Db } from '#db/connect.ts'
import type { World } from '#world.ts'
import { insideTransaction, outsideTransactions } from './job-database.queries.ts'

/** Every queue there is. A job that fails is tried again, later and later, for about two hours. */
const queues = ['send-message', 'tidy-accounts', 'reconcile-payments'] as const
type Queue = (typeof queues)[number]

const SCHEMA = 'job'
const STOP_MS = 4_000
const POLL_SECONDS = 0.5
const policy = { retryLimit: 14, retryDelay: 1, retryBackoff: true, retryDelayMax: 1_800 }

/** One for each database that this process works with, started when it is first needed. */
const bosses = new WeakMap<World['pool'], Promise<PgBoss>>()

function bossOf(world: World): Promise<PgBoss> {
  const known = bosses.get(world.pool)
  if (known !== undefined) return known
  const boss = startBoss(world)
  bosses.set(world.pool, boss)
  boss.catch(() => bosses.delete(world.pool))
  return boss
}

async function startBoss(world: World): Promise<PgBoss> {
  const boss = new PgBoss({ db: outsideTransactions(world.pool), schema: SCHEMA })
  boss.on('error', (error) => world.log.error({ err: error }, 'a job queue stumbled'))
  await boss.start()
  for (const queue of queues) await boss.createQueue(queue, policy)
  return boss
}

/** Puts a job into a queue if the transaction commits. */
export async function enqueue(
  world: World,
  db: Db,
  job: { readonly queue: Queue; readonly data: object },
): Promise<void> {
  const boss = await bossOf(world)
  await boss.send(job.queue, job.data, { db: insideTransaction(db) })
}

/** Takes jobs out of a queue, here and now; `run` throws to be asked again. */
export async function work(
  world: World,
  queue: Queue,
  run: (data: unknown) => Promise<void>,
): Promise<void> {
  const boss = await bossOf(world)
  await boss.work(queue, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
    for (const { data } of jobs) await run(data)
  })
}

/** As `work` at times given in cron's words, on one server of the installation. */
export async function workAt(
  world: World,
  queue: Queue,
  { cron, run }: { readonly cron: string; readonly run: () => Promise<void> },
): Promise<void> {
  const boss = await bossOf(world)
  await boss.work(queue, async () => run())
  await boss.schedule(queue, cron)
}

/** Lets the jobs at hand finish, for some seconds. */
export async function stopJobs({ pool }: World): Promise<void> {
  const boss = await bosses.get(pool)
  bosses.delete(pool)
  await boss?.stop({ graceful: true, timeout: STOP_MS })
}
