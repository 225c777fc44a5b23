import { expect, test } from 'vitest'
import fc from 'fast-check'
import { judgeOf } from './documented-answer.testing.ts'
import { type HostileRequest, operationsOf, requestsFor } from './hostile-calls.testing.ts'
import { askersOf, startHostileWorld } from './hostile-world.testing.ts'
import { openApiDocument } from '#http/openapi.ts'
import { withoutReferences } from './without-references.testing.ts'

/** How often each call is asked by each asker; `HOSTILE_RUNS=320 vitest run …/hostile.test.ts` is 10^5. */
const runs = Number(process.env['HOSTILE_RUNS'] ?? 8)

const document = withoutReferences(await openApiDocument())
const { origin, app, complaints, buyer, known } = await startHostileWorld()
const askers = askersOf(app, buyer.accountId)
const prototype = Object.getOwnPropertyNames(Object.prototype).toSorted()

const answered = new Set<string>()
let asked = 0
const nextAddress = () => `11.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`

async function send({ method, target, type, body }: HostileRequest, bearer: string | undefined) {
  asked += 1
  const response = await fetch(origin + target, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': nextAddress(),
      ...(type !== undefined && { 'content-type': type }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body }),
  })
  const contentType = response.headers.get('content-type') ?? ''
  return {
    status: response.status,
    type: contentType.split(';')[0] ?? '',
    text: await response.text(),
  }
}

test.each(operationsOf(document))(
  '$name is answered as documented, whoever sends it what',
  { timeout: 60_000 + runs * 3000 },
  async (operation) => {
    const judge = judgeOf(operation.operation)
    for (const asker of Object.values(askers)) {
      await fc.assert(
        fc.asyncProperty(requestsFor(operation, known), async (request) => {
          const { status, type, text } = await send(request, await asker.bearer())
          asker.heard(status)
          if (status < 300) answered.add(operation.name)
          expect(judge(status, type, text), complaints.at(-1)).toBeUndefined()
        }),
        { numRuns: runs },
      )
    }
    expect(complaints.splice(0)).toEqual([])
    expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(prototype)
  },
)

test('a third of the calls were also asked for something that they could answer', () => {
  expect(answered.size).toBeGreaterThan(operationsOf(document).length / 3)
})
