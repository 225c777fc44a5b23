import type { ChangedPlan } from '@pavilion/contract/matches/plan-calls.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import {
  type BeforeStart,
  changeBeforeStart,
  matchChanged,
  setOfficials,
} from '#matches/matches.ts'
import { audit } from '#security/audit.ts'
import type { SignedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { matchOfOrganiser } from '../match-of-scorer.ts'
import { conditionsOf, matchTypeOf } from '../new-conditions.ts'
import { dayAfter, newPlace } from '../new-place.ts'
import { refuseOverLimit } from '../side-limits.ts'
import { lockOpen, planOf, refuseRecorded } from './open-match.ts'

export const showPlan = os.scoring.plan.handler(async ({ input: { matchId }, context }) => {
  await matchOfOrganiser(context, matchId)
  return success('The plan of the match', await planOf(context.app.db, matchId))
})

/** Changes a match that has not started; the same change again changes nothing. */
export const changeMatch = os.scoring.change.handler(async ({ input, context }) => {
  const { matchId } = input
  const { actor } = await matchOfOrganiser(context, matchId)
  const { app } = context
  const { timeZone } = await siteOf(app, context.host)
  await app.db.transaction().execute(async (db) => {
    const before = await lockOpen(db, matchId)
    const after = await changedPlan(db, before, { input, actor, timeZone, now: app.now() })
    const changed = fieldsChanged(before, after)
    if (changed.length === 0) return
    await changeBeforeStart(db, { matchId, ...after })
    if (changed.includes('officials')) await setOfficials(db, matchId, after.officials)
    await note(db, context, { matchId, actor, changed })
  })
  return success('Saved', await planOf(app.db, matchId))
})

type Changing = {
  readonly input: ChangedPlan
  readonly actor: SignedIn
  readonly timeZone: string
  readonly now: string
}

async function changedPlan(db: Db, before: BeforeStart, { input, ...by }: Changing) {
  const { actor } = by
  const conditions = newConditions(before, input)
  const stays =
    input.ground !== null && 'id' in input.ground && input.ground.id === before.ground?.id
  const isKept = (one: ChangedPlan['officials'][number]) =>
    'id' in one && before.officials.some(({ role, id }) => role === one.role && id === one.id)
  const place = await newPlace(db, {
    ...by,
    input: {
      startsAt: input.startsAt,
      officials: input.officials.filter((one) => !isKept(one)),
      ...(input.ground !== null && { ground: input.ground }),
    },
  })
  const { ground, startsAt, startsOn } = place
  if (startsOn !== before.startsOn) {
    await refuseOverLimit(db, before.setup.teams, { day: startsOn, path: 'startsAt' })
  }
  return {
    startsAt,
    startsOn,
    endsOn: dayAfter(startsOn, conditions.daysScheduled - 1),
    groundId: ground?.id ?? null,
    closesGround: stays
      ? before.closesGround
      : ground !== undefined && may(actor, 'manage-ground', ground),
    visibility: input.visibility,
    conditions,
    matchType: matchTypeOf(conditions),
    officials: [
      ...before.officials
        .filter(({ role, id }) =>
          input.officials.some((one) => 'id' in one && one.role === role && one.id === id),
        )
        .map(({ role, id }) => ({ role, personId: id })),
      ...place.officials,
    ],
  }
}

function newConditions(before: BeforeStart, { conditions }: ChangedPlan): PlayingConditions {
  const now = before.setup.conditions
  if (conditions === undefined) return now
  const asked = conditionsOf(conditions)
  if (sorted(asked) === sorted(now)) return now
  refuseRecorded(before)
  return asked
}

/** Equal for the same rules, whatever the order of their keys. */
const sorted = (conditions: PlayingConditions): string =>
  JSON.stringify(conditions, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value,
  )

type Field = 'startsAt' | 'ground' | 'officials' | 'visibility' | 'conditions'

function fieldsChanged(
  before: BeforeStart,
  after: Awaited<ReturnType<typeof changedPlan>>,
): readonly Field[] {
  const officials = before.officials.map(({ role, id }) => ({ role, personId: id }))
  const isChanged: Readonly<Record<Field, boolean>> = {
    startsAt:
      before.startsAt === null || Date.parse(before.startsAt) !== Date.parse(after.startsAt),
    ground: (before.ground?.id ?? null) !== after.groundId,
    officials: JSON.stringify(officials) !== JSON.stringify(after.officials),
    visibility: before.visibility !== after.visibility,
    conditions: before.setup.conditions !== after.conditions,
  }
  const fields: readonly Field[] = ['startsAt', 'ground', 'officials', 'visibility', 'conditions']
  return fields.filter((field) => isChanged[field])
}

type Noted = {
  readonly matchId: string
  readonly actor: SignedIn
  readonly changed: readonly Field[]
}

/** For the audit log, and for everybody whom it concerns. */
async function note(db: Db, context: CallContext, { matchId, actor, changed }: Noted) {
  const { accountId, sessionId } = actor
  const details = { call: 'scoring.change', matchId, changed: changed.join(', ') }
  await audit(db, context, { kind: 'record-changed', accountId, sessionId, details })
  const isMoved = changed.includes('startsAt') || changed.includes('ground')
  const at = context.app.now()
  await record(db, { is: matchChanged, thingId: matchId, accountId, data: { isMoved }, at })
}
