import { PgBoss } from 'pg-boss'
import { afterCommit } from '#db/after-commit.ts'
import type { Db } from '#db/connect.ts'
import { isOutOfReach } from '#db/unreachable.ts'
import { logOnce } from '#db/log-once.ts'
import { takesNoWrites } from '#db/takes-no-writes.ts'
import type { AppContext } from '#app-context.ts'
import { insideTransaction, outsideTransactions } from './job-database.queries.ts'

const SCHEMA = 'job'
const STOP_MS = 4_000
/** Jobs of this process wake its queues at once: this is how long those of another server and retries wait at most. */
const POLL_SECONDS = 2
const SCHEDULED_POLL_SECONDS = 10
/** A failed job is retried at growing intervals for about two hours. */
const policy = { retryLimit: 14, retryDelay: 1, retryBackoff: true, retryDelayMax: 1_800 }

/** One pg-boss per database of this process, started on first use. */
const bosses = new WeakMap<AppContext['pool'], Promise<PgBoss>>()

function bossOf(app: AppContext): Promise<PgBoss> {
  const known = bosses.get(app.pool)
  if (known !== undefined) return known
  const boss = startBoss(app)
  bosses.set(app.pool, boss)
  boss.catch(() => bosses.delete(app.pool))
  return boss
}

/** Queues poll every few seconds; a lasting error, such as a full disk, is logged once. */
function listener({ log }: AppContext): (error: unknown) => void {
  const wait = logOnce((error) =>
    log.error({ err: error }, 'the job queues wait until the database can be written to'),
  )
  return (error) => {
    if (takesNoWrites(error) || isOutOfReach(error)) wait(error)
    else log.error({ err: error }, 'a job queue failed')
  }
}

async function startBoss(app: AppContext): Promise<PgBoss> {
  const boss = new PgBoss({ db: outsideTransactions(app.pool), schema: SCHEMA })
  boss.on('error', listener(app))
  await boss.start()
  return boss
}

/** The queues that this process has made sure of. */
const createdQueues = new WeakMap<PgBoss, Map<string, Promise<void>>>()

/** Creates the queue unless it exists. */
async function bossWith(app: AppContext, queue: string): Promise<PgBoss> {
  const boss = await bossOf(app)
  const queues = createdQueues.get(boss) ?? new Map<string, Promise<void>>()
  createdQueues.set(boss, queues)
  const created = queues.get(queue) ?? boss.createQueue(queue, policy)
  queues.set(queue, created)
  created.catch(() => queues.delete(queue))
  await created
  return boss
}

type Job = {
  readonly queue: string
  readonly data: object
  /** Whose job it is, of whom one runs at once. */
  readonly owner?: string
  /** Not before this instant. */
  readonly startAfter?: string | undefined
}

/** What wakes the workers of a queue in this process. */
const wakers = new WeakMap<PgBoss, Map<string, (() => void)[]>>()

/** Wakes them once the transaction is committed. */
function wakeAfter(db: Db, boss: PgBoss, queue: string): void {
  const wake = () => {
    for (const waker of wakers.get(boss)?.get(queue) ?? []) waker()
  }
  if (db.isTransaction) afterCommit(db, wake)
  else wake()
}

/** Queues a job in the transaction. */
export async function enqueue(app: AppContext, db: Db, job: Job): Promise<void> {
  const { queue, data, owner, startAfter } = job
  const boss = await bossWith(app, queue)
  const group = owner !== undefined && { group: { id: owner } }
  const later = startAfter !== undefined && { startAfter }
  await boss.send(queue, data, { db: insideTransaction(db), ...group, ...later })
  wakeAfter(db, boss, queue)
}

type Jobs = {
  readonly queue: string
  readonly jobs: readonly Omit<Job, 'queue' | 'owner'>[]
}

/** Queues many jobs in the transaction, in one statement. */
export async function enqueueAll(app: AppContext, db: Db, { queue, jobs }: Jobs): Promise<void> {
  if (jobs.length === 0) return
  const boss = await bossWith(app, queue)
  const given = jobs.map(({ data, startAfter }) => ({
    data,
    ...(startAfter !== undefined && { startAfter }),
  }))
  await boss.insert(queue, given, { db: insideTransaction(db) })
  wakeAfter(db, boss, queue)
}

/** A queue whose jobs run several at once, of one owner one. */
type SharedQueue = { readonly name: string; readonly atOnce: number }

/** Runs a job. What made it fail is logged, unless every job waits for the same, and it is retried. */
async function attempt({ log }: AppContext, queue: string, run: () => Promise<void>) {
  try {
    await run()
  } catch (error) {
    const isKnown = takesNoWrites(error) || isOutOfReach(error)
    if (!isKnown) log.error({ err: error, queue }, 'a job failed and is tried again later')
    throw error
  }
}

type Worker = {
  readonly queue: string
  readonly pollSeconds: number
  readonly run: (data: unknown) => Promise<void>
  /** Whether an owner's next job waits for the one before it, at whichever worker. */
  readonly isShared?: boolean
}

async function addWorker(app: AppContext, worker: Worker): Promise<PgBoss> {
  const { queue, pollSeconds, run, isShared = false } = worker
  const boss = await bossWith(app, queue)
  const options = {
    pollingIntervalSeconds: pollSeconds,
    ...(isShared && { localGroupConcurrency: 1 }),
  }
  const id: string = await boss.work(queue, options, async (jobs) => {
    // There may be more: only a look that finds none ends in a pause.
    boss.notifyWorker(id)
    for (const { data } of jobs) await attempt(app, queue, () => run(data))
  })
  const queues = wakers.get(boss) ?? new Map<string, (() => void)[]>()
  wakers.set(boss, queues)
  queues.set(queue, [...(queues.get(queue) ?? []), () => boss.notifyWorker(id)])
  return boss
}

/** Handles the jobs of a queue in this process; a `run` that throws is retried. */
export async function work(
  app: AppContext,
  named: string | SharedQueue,
  run: (data: unknown) => Promise<void>,
): Promise<void> {
  const { name: queue, atOnce } = typeof named === 'string' ? { name: named, atOnce: 1 } : named
  const worker = { queue, pollSeconds: POLL_SECONDS, run, isShared: atOnce > 1 }
  for (let at = 0; at < atOnce; at += 1) await addWorker(app, worker)
}

type Scheduled = {
  readonly cron: string
  readonly run: () => Promise<void>
  /** After how many seconds it is taken for lost, and begun again. */
  readonly expireInSeconds?: number
}

/** As `work`, at the times of a cron expression, on one server of the installation. */
export async function workAt(
  app: AppContext,
  queue: string,
  { cron, run, expireInSeconds = 900 }: Scheduled,
): Promise<void> {
  const boss = await addWorker(app, { queue, pollSeconds: SCHEDULED_POLL_SECONDS, run })
  await boss.schedule(queue, cron, null, { expireInSeconds })
}

/** Lets running jobs finish, for some seconds. */
export async function stopJobs({ pool }: AppContext): Promise<void> {
  const boss = await bosses.get(pool)
  bosses.delete(pool)
  await boss?.stop({ graceful: true, timeout: STOP_MS })
}
