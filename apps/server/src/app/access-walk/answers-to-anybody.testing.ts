import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type AnyProcedure, call, isProcedure } from '@orpc/server'
import type { AppContext } from '#app-context.ts'
import { api } from '#app/api.ts'
import { root } from '#config.ts'
import { nobody } from '#http/caller.ts'
import type { Row, Things } from './rows.testing.ts'

const home = path.join(root, 'apps', 'server', 'src')
type Tables = Readonly<Record<string, Readonly<Record<string, Row<unknown>>>>>
const tables: readonly Tables[] = await Promise.all(
  readdirSync(home)
    .map((slice) => path.join(home, slice, 'access-rows.testing.ts'))
    .filter((file) => existsSync(file))
    .map((file): Promise<Tables> => import(file)),
)

const handlers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = api

export const textOf = async (answer: unknown): Promise<string> =>
  answer instanceof Blob ? answer.text() : JSON.stringify(answer)

/** Reads only: a change tells what it was given. The list of all cities is long and names nobody. */
function isQuestion(procedure: AnyProcedure): boolean {
  const { method = 'POST', path: where = '' } = procedure['~orpc'].route
  return (method === 'GET' || where.endsWith('/filter')) && !where.includes('/cities')
}

/** What anybody is told by the calls that anybody may make, by their names; refusals tell as well. */
export async function answersToAnybody(
  app: AppContext,
  things: Things,
): Promise<Map<string, string>> {
  const context = { app, host: '', requestId: 'test', caller: nobody }
  const answers = new Map<string, string>()
  const rows = tables.flatMap((table) =>
    Object.entries(table).flatMap(([group, members]) =>
      Object.entries(members).map(([member, row]) => ({ group, member, row })),
    ),
  )
  for (const { group, member, row } of rows) {
    const procedure = handlers[group]?.[member]
    if (!row.lets.includes('anonymous') || !isProcedure(procedure)) continue
    if (!isQuestion(procedure)) continue
    const told = await call(procedure, await row.ask(things), { context }).catch(String)
    answers.set(`${group}.${member}`, await textOf(told))
  }
  return answers
}
