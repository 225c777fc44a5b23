import { isJson } from './place.ts'

type Key = string | number

/** The value at a path; without one there is none. */
export type Difference = { readonly path: readonly Key[]; readonly value?: unknown }

/** How JSON has to be changed to mean the same as other JSON; the order of keys means nothing. */
export function differences(from: unknown, to: unknown, path: readonly Key[] = []): Difference[] {
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    return from.flatMap((item, index) => differences(item, to[index], [...path, index]))
  }
  if (isJson(from) && isJson(to)) {
    const keys = new Set([...Object.keys(from), ...Object.keys(to)])
    return [...keys].flatMap((key) => {
      const at = [...path, key]
      if (!Object.hasOwn(to, key)) return [{ path: at }]
      if (!Object.hasOwn(from, key)) return [{ path: at, value: to[key] }]
      return differences(from[key], to[key], at)
    })
  }
  return Object.is(from, to) ? [] : [{ path, value: to }]
}

/** JSON changed by differences; those whose place it lacks are passed over. */
export function withDifferences(json: unknown, changes: readonly Difference[]): unknown {
  return changes.reduce(change, json)
}

function change(json: unknown, { path, ...changed }: Difference): unknown {
  const [key, ...rest] = path
  if (key === undefined) return 'value' in changed ? changed.value : json
  if (Array.isArray(json)) {
    return json.map((item, index) =>
      index === key ? change(item, { path: rest, ...changed }) : item,
    )
  }
  if (!isJson(json) || (rest.length > 0 && !Object.hasOwn(json, key))) return json
  const { [key]: before, ...others } = json
  if (rest.length === 0 && !('value' in changed)) return others
  return { ...json, [key]: change(before, { path: rest, ...changed }) }
}
