import { PgBoss } from 'pg-boss'
import type { Db } from '#db/connect.ts'
import { isOutOfReach } from '#db/out-of-reach.ts'
import { sayOnce } from '#db/say-once.ts'
import { takesNoWrites } from '#db/takes-no-writes.ts'
import type { World } from '#world.ts'
import { insideTransaction, outsideTransactions } from './job-database.queries.ts'

/** All queues. A failed job is retried at growing intervals for about two hours. */
const queues = ['send-message', 'tidy-accounts', 'reconcile-payments'] as const
type Queue = (typeof queues)[number]

const SCHEMA = 'job'
const STOP_MS = 4_000
const POLL_SECONDS = 0.5
const policy = { retryLimit: 14, retryDelay: 1, retryBackoff: true, retryDelayMax: 1_800 }

/** One pg-boss per database of this process, started on first use. */
const bosses = new WeakMap<World['pool'], Promise<PgBoss>>()

function bossOf(world: World): Promise<PgBoss> {
  const known = bosses.get(world.pool)
  if (known !== undefined) return known
  const boss = startBoss(world)
  bosses.set(world.pool, boss)
  boss.catch(() => bosses.delete(world.pool))
  return boss
}

/** Queues poll twice a second; a lasting error, such as a full disk, is logged once. */
function listener({ log }: World): (error: unknown) => void {
  const wait = sayOnce((error) =>
    log.error({ err: error }, 'the job queues wait until the database can be written to'),
  )
  return (error) => {
    if (takesNoWrites(error) || isOutOfReach(error)) wait(error)
    else log.error({ err: error }, 'a job queue stumbled')
  }
}

async function startBoss(world: World): Promise<PgBoss> {
  const boss = new PgBoss({ db: outsideTransactions(world.pool), schema: SCHEMA })
  boss.on('error', listener(world))
  await boss.start()
  for (const queue of queues) await boss.createQueue(queue, policy)
  return boss
}

/** Queues a job in the transaction. */
export async function enqueue(
  world: World,
  db: Db,
  job: { readonly queue: Queue; readonly data: object },
): Promise<void> {
  const boss = await bossOf(world)
  await boss.send(job.queue, job.data, { db: insideTransaction(db) })
}

/** Handles the jobs of a queue in this process; a `run` that throws is retried. */
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

/** As `work`, at the times of a cron expression, on one server of the installation. */
export async function workAt(
  world: World,
  queue: Queue,
  { cron, run }: { readonly cron: string; readonly run: () => Promise<void> },
): Promise<void> {
  const boss = await bossOf(world)
  await boss.work(queue, async () => run())
  await boss.schedule(queue, cron)
}

/** Lets running jobs finish, for some seconds. */
export async function stopJobs({ pool }: World): Promise<void> {
  const boss = await bosses.get(pool)
  bosses.delete(pool)
  await boss?.stop({ graceful: true, timeout: STOP_MS })
}
