import { randomInt } from 'node:crypto'
import { call, ORPCError } from '@orpc/server'
import { nobody } from '#http/caller.ts'
import type { AppContext } from '#app-context.ts'
import { register } from '../sign-up/register.ts'
import { resendVerification } from '../sign-up/resend-verification.ts'
import { verifyPhone } from '../sign-up/verify-phone.ts'

const MINUTE = 60_000
/** How long a code is valid. */
const MINUTES_OF_A_CODE = 10
const TRIES_OF_A_CODE = 5
/** How many guesses a minute are free of proof of work. */
const FREE_A_MINUTE = 100
const AT_ONCE = 32

type Attack = {
  readonly accounts: number
  readonly addresses: number
  readonly guesses: number
  /** At most 24. */
  readonly hours: number
}

export type Outcome = {
  /** The most guesses compared with codes of any one account. */
  readonly mostAtOne: number
  readonly compared: number
  readonly refused: number
  /** How many accounts were taken over. */
  readonly taken: number
}

const emailOf = (at: number) => `victim${at}@example.org`
const phoneOf = (at: number) => `+92300${String(1_000_000 + at)}`

const formOf = (at: number) => ({
  name: 'Ayesha Siddiqui',
  country_id: 'PK',
  phone_number: phoneOf(at),
  country_code: '92',
  email: emailOf(at),
  password: 'reverse swing',
})

/** Runs `work` for each number below `count`, several at a time. */
async function each(
  count: number,
  work: (at: number) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
}

/** A world whose clock the attack sets, and calls from ever new addresses. */
function openTo(gathered: AppContext, addresses: number) {
  let clock = Date.parse('2026-07-01T09:00:00Z')
  let asked = 0
  const app: AppContext = { ...gathered, now: () => new Date(clock).toISOString() }
  return {
    app,
    wait: (ms: number) => void (clock += ms),
    from: () => {
      asked += 1
      const at = asked % addresses
      const address = `198.18.${Math.floor(at / 250)}.${at % 250}`
      return { context: { app, host: '', requestId: 'attack', caller: { ...nobody, address } } }
    },
  }
}

type Opened = ReturnType<typeof openTo>

/** The code of the refusal; undefined when the call was answered. Rethrows unexpected errors. */
async function refusalOf(calling: Promise<unknown>): Promise<string | undefined> {
  try {
    await calling
    return undefined
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) return error.code
    throw error
  }
}

function attackerOf({ from }: Opened) {
  const told = { refused: 0, taken: 0 }
  return {
    told,
    guess: async (account: number) => {
      const code = String(randomInt(10_000)).padStart(4, '0')
      const body = { username: emailOf(account), code }
      const refusal = await refusalOf(call(verifyPhone, { params: { code }, body }, from()))
      if (refusal === undefined) told.taken += 1
      else if (refusal !== 'WRONG_CODE') told.refused += 1
    },
    /** Requests a new code, if the limits allow it. */
    resend: (account: number) =>
      refusalOf(call(resendVerification, { username: emailOf(account) }, from())),
  }
}

/** Makes the database record every guess that is compared with a code. */
const watchTries = ({ pool }: AppContext) =>
  pool.query(`
    create table compared_guess (account_id uuid not null);
    create function note_guess() returns trigger language plpgsql as $$
      begin insert into compared_guess values (new.account_id); return null; end $$;
    create trigger note_guess after update on verification_code for each row
      when (new.tries > old.tries) execute function note_guess()`)

async function countTries({ pool }: AppContext): Promise<{ compared: number; mostAtOne: number }> {
  const { rows } = await pool.query<{ compared: number; mostAtOne: number }>(
    `select coalesce(sum(count), 0)::int as compared, coalesce(max(count), 0)::int as "mostAtOne"
     from (select count(*) from compared_guess group by account_id) by_account`,
  )
  return rows[0] ?? { compared: 0, mostAtOne: 0 }
}

/**
 * Hours of an attacker with many addresses who guesses the codes of many accounts. As many codes as
 * possible are sent again, each is tried as often as allowed, and the remaining guesses go to any account.
 * Calls the handlers directly, in a world with a site and nothing else.
 */
export async function attackCodes(
  gathered: AppContext,
  { accounts, addresses, guesses, hours }: Attack,
): Promise<Outcome> {
  const opened = openTo(gathered, addresses)
  const { told, guess, resend } = attackerOf(opened)
  await each(accounts, (at) => call(register, formOf(at), opened.from()))
  await watchTries(opened.app)
  const aMinute = Math.ceil(guesses / (hours * 60))
  const aimed = Math.min(aMinute, FREE_A_MINUTE, (accounts * TRIES_OF_A_CODE) / MINUTES_OF_A_CODE)
  const inTurn = (aimed * MINUTES_OF_A_CODE) / TRIES_OF_A_CODE
  for (let minute = 0; minute < hours * 60; minute += 1) {
    const first = Math.floor(minute / MINUTES_OF_A_CODE) * inTurn
    const victim = (at: number) => (first + (at % inTurn)) % accounts
    const isNewTurn = minute % MINUTES_OF_A_CODE === 0
    if (isNewTurn) await each(inTurn, (at) => resend(victim(at)), inTurn)
    const from = (minute % MINUTES_OF_A_CODE) * aimed
    await each(aMinute, (at) => guess(at < aimed ? victim(from + at) : randomInt(accounts)))
    opened.wait(MINUTE)
  }
  return { ...told, ...(await countTries(opened.app)) }
}
