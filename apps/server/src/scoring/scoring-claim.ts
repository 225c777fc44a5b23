import type { Claim, ScoringDevice } from '@pavilion/contract/matches/scoring-fields.ts'
import { NOT_THE_SCORER } from '@pavilion/contract/matches/scoring-refusals.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { touchMatch } from '#matches/matches.ts'
import { refuseField, refuseWith } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import type { Claimant, EventToNote } from './scoring-claim.queries.ts'
import {
  deleteHolder,
  findAsked,
  findHolder,
  insertEvent,
  lockScored,
  putHolder,
  putRequest,
} from './scoring-claim.queries.ts'
import { matchOfScorer, refuseFormer } from './match-of-scorer.ts'
import type { ScoredRow } from './scoring.queries.ts'

const isHolder = (holder: ScoringDevice, claimant: Claimant): boolean =>
  isHeldBy({ holder: { device: holder.device, accountId: holder.account.id } }, claimant)

/** Whether the match is scored by the device. */
export const isHeldBy = (
  { holder }: Pick<ScoredRow, 'holder'>,
  { device, accountId }: Claimant,
): boolean => holder?.device === device && holder.accountId === accountId

/** Refuses a device that is not the one that scores; makes it that if none is. */
export async function keepClaim(db: Db, claimant: Claimant): Promise<void> {
  const holder = await findHolder(db, claimant.matchId)
  if (holder === undefined) await take(db, claimant, { kind: 'claimed' })
  else if (!isHolder(holder, claimant)) throw notTheScorer(holder)
}

const notTheScorer = (holder: ScoringDevice | null) =>
  refuseWith('NOT_THE_SCORER', NOT_THE_SCORER, { data: { holder } })

async function take(
  db: Db,
  claimant: Claimant,
  event: Pick<EventToNote, 'kind' | 'reason'>,
): Promise<void> {
  await putHolder(db, claimant)
  await insertEvent(db, { ...claimant, ...event })
}

export async function claimOf(db: Db, matchId: string): Promise<Claim> {
  const [holder, asked] = [await findHolder(db, matchId), await findAsked(db, matchId)]
  return { holder: holder ?? null, asked }
}

export const claimScoring = os.scoring.claim.handler(async ({ input, context }) => {
  const { matchId, device, label, takeOver } = input
  const { actor } = await matchOfScorer(context, matchId)
  const { app } = context
  const claimant = { matchId, device, label, accountId: actor.accountId, now: app.now() }
  const claim = await app.db.transaction().execute(async (db) => {
    await lockScored(db, matchId)
    await refuseFormer(db, actor, matchId)
    const holder = await findHolder(db, matchId)
    if (holder === undefined) await take(db, claimant, { kind: 'claimed' })
    else if (!isHolder(holder, claimant)) await askFor(db, claimant, takeOver?.reason)
    return claimOf(db, matchId)
  })
  const isMine = claim.holder !== null && isHolder(claim.holder, claimant)
  return success(isMine ? 'This device scores' : 'The device that scores was asked', claim)
})

async function askFor(db: Db, claimant: Claimant, reason: string | undefined): Promise<void> {
  if (reason !== undefined) {
    await take(db, claimant, { kind: 'taken-over', reason })
    await touchMatch(db, claimant.matchId)
  } else if (await putRequest(db, claimant)) await insertEvent(db, { ...claimant, kind: 'asked' })
}

export const grantScoring = os.scoring.grant.handler(async ({ input, context }) => {
  const { matchId, device, to } = input
  const { actor } = await matchOfScorer(context, matchId)
  const { app } = context
  const giver = { matchId, device, label: '', accountId: actor.accountId, now: app.now() }
  const claim = await app.db.transaction().execute(async (db) => {
    await lockScored(db, matchId)
    await refuseFormer(db, actor, matchId)
    const holder = await findHolder(db, matchId)
    if (holder === undefined || !isHolder(holder, giver)) throw notTheScorer(holder ?? null)
    await (to === null ? giveUp(db, giver) : handOver(db, giver, to))
    await touchMatch(db, matchId)
    return claimOf(db, matchId)
  })
  return success(to === null ? 'Nobody scores now' : 'Handed over', claim)
})

async function giveUp(db: Db, giver: Claimant): Promise<void> {
  await deleteHolder(db, giver.matchId)
  await insertEvent(db, { ...giver, kind: 'released' })
}

async function handOver(db: Db, giver: Claimant, to: string): Promise<void> {
  const asked = await findAsked(db, giver.matchId)
  const next = asked.find(({ device }) => device === to)
  if (next === undefined) throw refuseField('to', 'That device has not asked to score.')
  const { device, label, account } = next
  await putHolder(db, { ...giver, device, label, accountId: account.id })
  await insertEvent(db, { ...giver, kind: 'granted', device })
}
