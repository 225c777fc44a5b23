import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { password, type Person } from './member.testing.ts'

const Granted = z.object({ access_token: z.string() })
const Made = z.object({ data: z.unknown() })

type Method = 'GET' | 'POST' | 'PUT'

/** Calls of the API as somebody who has enrolled; answers the data, and throws when it is refused. */
export async function apiAs(origin: string, { email }: Pick<Person, 'email'>, secret = password) {
  const headers = { 'content-type': 'application/json' }
  const ask = async (path: string, request: RequestInit): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/v1/${path}`, request)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const login = JSON.stringify({ username: email, password: secret })
  const granted = await ask('account/login', { method: 'POST', headers, body: login })
  const authorization = `Bearer ${Granted.parse(granted).access_token}`
  return async (path: string, method: Method = 'GET', body?: object) => {
    const told = await ask(path, {
      method,
      headers: { ...headers, authorization },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return Made.parse(told).data
  }
}

export type Api = Awaited<ReturnType<typeof apiAs>>

const Club = z.object({ organisation: z.object({ id: z.string() }) })
const Team = z.object({ team: z.object({ id: z.string() }) })
const Entry = z.object({ id: z.string() })

/** A club, or another organisation, that somebody has just made; answers its id. */
export const makeClub = (api: Api, name: string, kind = 'club'): Promise<string> =>
  makeOrganisation(api, name, kind)

/** An organisation that somebody has just made; answers its id. */
export async function makeOrganisation(api: Api, name: string, kind: string): Promise<string> {
  const made = await api('organisations', 'POST', {
    kind,
    name,
    country: 'PK',
    city: 'Lahore',
    about: '',
    website: '',
    email: '',
    phone: '',
    idempotencyKey: randomUUID(),
  })
  return Club.parse(made).organisation.id
}

type TeamOf = { readonly clubId: string; readonly name: string; readonly text: string }

/** A team with these names, a line each, in this year's squad; answers its id. */
export async function makeTeam(api: Api, { clubId, name, text }: TeamOf): Promise<string> {
  const fields = { name, shortName: null, gender: 'mixed' }
  const made = await api(`organisations/${clubId}/teams`, 'POST', {
    fields,
    idempotencyKey: randomUUID(),
  })
  const { id } = Team.parse(made).team
  await api(`organisations/${clubId}/players`, 'POST', { text })
  const season = String(new Date().getFullYear())
  await api(`organisations/${clubId}/teams/${id}/squad`, 'POST', { season, text })
  return id
}

type MatchOf = {
  readonly clubId: string
  readonly teamId: string
  readonly opponent: string
  readonly day: string
}

export async function planMatch(api: Api, { clubId, teamId, opponent, day }: MatchOf) {
  const made = await api(`organisations/${clubId}/calendar`, 'POST', {
    idempotencyKey: randomUUID(),
    fields: {
      kind: 'match',
      teamId,
      opponent,
      place: 'Iqbal Park',
      note: '',
      startsAt: `${day}T08:00:00Z`,
      endsAt: `${day}T12:00:00Z`,
      meetsAt: `${day}T07:15:00Z`,
      askDays: null,
    },
  })
  return Entry.parse(made).id
}
