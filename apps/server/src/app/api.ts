import { os } from '#http/implement.ts'
import { minorHider } from '#privacy/minors.ts'
import { type Entered, slices } from './slices.ts'

type CallsOf<One> = One extends { readonly calls: infer Calls } ? Calls : never
/** `A | B` becomes `A & B`. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Both,
) => void
  ? Both
  : never

/** The calls of all slices, by the keys of the contract; several slices may answer for one key. */
function gatherCalls(): All<CallsOf<Entered>> {
  const keys = Map.groupBy(
    slices.flatMap(({ calls = {} }) => Object.entries(calls)),
    ([key]) => key,
  )
  const gathered = [...keys].map(([key, parts]) => ({
    [key]: Object.assign({}, ...parts.map(([, handlers]) => handlers)),
  }))
  return Object.assign({}, ...gathered)
}

const withNames = new Set<string>(slices.flatMap(({ callsWithNames = [] }) => callsWithNames))

/** Every other answer leaves with initials for the names of children whose name is not to be shown. */
const withoutMinors = os.middleware(async ({ context, next, path: [group = ''] }) => {
  const answered = await next()
  if (withNames.has(group)) return answered
  const hide = await minorHider(context.app)
  return { ...answered, output: hide(answered.output) }
})

/** Every call of the API and its handler. */
export const api = os.use(withoutMinors).router(gatherCalls())
