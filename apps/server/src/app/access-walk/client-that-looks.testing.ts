import type { EntryFee, EntryFeeTerms } from '@pavilion/contract/tournaments/entry-fee-fields.ts'
import { createRouterClient } from '@orpc/server'
import { api } from '#app/api.ts'
import { nobody } from '#http/caller.ts'
import type { AppContext } from '#app-context.ts'

const rawClient = (app: AppContext, bearer: string, host: string) =>
  createRouterClient(api, {
    context: { app, host, requestId: 'test', caller: { ...nobody, bearer } },
  })

type Raw = ReturnType<typeof rawClient>
type Tournaments = Raw['tournaments']
type Appointments = Raw['appointments']

/** A call of which the caller need not say what they have seen. */
function looking<Input extends object, Key extends keyof Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  key: Key,
  look: (input: Omit<Input, Key>) => Promise<Input[Key] | undefined>,
) {
  return async (input: Omit<Input, Key> & Partial<Pick<Input, Key>>): Promise<Answer> => {
    const seen = key in input ? {} : { [key]: await look(input) }
    return call({ ...seen, ...input } as Input)
  }
}

const termsOf = (fee: EntryFee | null): EntryFeeTerms | null =>
  fee && { amount: fee.amount, currency: fee.currency.id, refundUntil: fee.refundUntil }

function tournamentsOf({ tournaments }: Raw) {
  type Of = { readonly tournamentId: Parameters<Tournaments['showManaged']>[0]['tournamentId'] }
  type Fixture = Of & { readonly fixtureId: string }
  const managed = async ({ tournamentId }: Of) =>
    (await tournaments.showManaged({ tournamentId })).data
  const programme = async ({ tournamentId }: Of) =>
    (await tournaments.programme({ tournamentId })).data
  const fixture = async (of: Fixture) =>
    (await programme(of)).fixtures.find(({ id }) => id === of.fixtureId)
  const seq = async (of: Fixture) => (await fixture(of))?.match?.seq ?? 0
  const seeded = async (of: Of) =>
    (await managed(of)).entries
      .filter(({ seed, status }) => seed !== null && status === 'accepted')
      .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
      .map(({ id }) => id)
  return {
    setGroups: looking(
      tournaments.setGroups,
      'basis',
      async (of) => (await managed(of)).groupsBasis,
    ),
    setSeeds: looking(tournaments.setSeeds, 'from', seeded),
    openEntry: looking(tournaments.openEntry, 'from', async (of) => {
      const { isOpen, pin, deadline } = (await managed(of)).entry
      return { isOpen, needsPin: pin !== null, deadline }
    }),
    setEntryFee: looking(tournaments.setEntryFee, 'from', async (of) =>
      termsOf((await managed(of)).fee),
    ),
    settleEntryFee: looking(
      tournaments.settleEntryFee,
      'from',
      async (of) =>
        (await managed(of)).entries.find(({ id }) => id === of.entryId)?.fee?.standing ?? 'unpaid',
    ),
    enter: looking(tournaments.enter, 'fee', async ({ tournamentId }) => {
      const { fee } = (await tournaments.entryTerms({ tournamentId })).data
      return termsOf(fee)
    }),
    answerEntry: looking(
      tournaments.answerEntry,
      'from',
      async (of) =>
        (await managed(of)).entries.find(({ id }) => id === of.entryId)?.status ?? 'invited',
    ),
    saveFixture: looking(tournaments.saveFixture, 'from', async (of) => {
      if (of.teams !== undefined) return undefined
      const now = await fixture(of)
      return now && { startsAt: now.startsAt, ground: now.ground }
    }),
    searchFixtures: looking(tournaments.searchFixtures, 'basis', async (of) => {
      const { leagueBasis, laterBasis } = await programme(of)
      const { stages } = of.wishes
      if (stages === 'all') return leagueBasis + laterBasis
      return stages === 'later' ? laterBasis : leagueBasis
    }),
    saveScheduleRules: looking(
      tournaments.saveScheduleRules,
      'from',
      async (of) => (await programme(of)).rules,
    ),
    publishFixtures: looking(
      tournaments.publishFixtures,
      'basis',
      async (of) => (await programme(of)).draftsBasis,
    ),
    setSuperStage: looking(
      tournaments.setSuperStage,
      'basis',
      async (of) => (await programme(of)).stagesBasis,
    ),
    setKnockOut: looking(
      tournaments.setKnockOut,
      'basis',
      async (of) => (await programme(of)).knockOutBasis,
    ),
    decideMatch: looking(tournaments.decideMatch, 'expectedSeq', seq),
    replayMatch: looking(tournaments.replayMatch, 'expectedSeq', seq),
  }
}

function appointmentsOf({ appointments }: Raw) {
  type Of = { readonly tournamentId: Parameters<Appointments['book']>[0]['tournamentId'] }
  const book = async ({ tournamentId }: Of) => (await appointments.book({ tournamentId })).data
  return {
    saveRules: looking(appointments.saveRules, 'from', async (of) => (await book(of)).rules),
    saveOfficial: looking(appointments.saveOfficial, 'from', async (of) => {
      const known = (await book(of)).panel.find(({ id }) => id === of.panelId)
      if (known === undefined) return null
      const { name, email, roles, grade, position, conflicts } = known
      return { name, email, roles, grade, position, conflicts }
    }),
  }
}

const over = <All extends object, Some extends object>(all: All, some: Some) =>
  new Proxy(all, {
    get: (target, name) => Reflect.get(name in some ? some : target, name),
  }) as unknown as Omit<All, keyof Some> & Some

/**
 * A client of the API, in this process. Where a call wants to know what its caller has seen and it is left out, the
 * client looks first: it has seen what stands.
 */
export function clientThatLooks(app: AppContext, bearer: string, host: string) {
  const raw = rawClient(app, bearer, host)
  const tournaments = over(raw.tournaments, tournamentsOf(raw))
  return over(raw, { tournaments, appointments: over(raw.appointments, appointmentsOf(raw)) })
}
