import type { OpenAPI } from '@orpc/openapi'

/** A path of the contract and its methods. */
export type CallPath = {
  readonly path: string
  readonly methods: readonly string[]
  /**
   * The content types of files that are sent there as they are, such as "image/png"; empty for calls that
   * take JSON.
   */
  readonly files: readonly string[]
}

/** The paths that have the same beginning, by their next segment. */
type Branch = {
  readonly named: Map<string, Branch>
  /** Where the next segment is a parameter. */
  any?: Branch
  /** The path that ends here. */
  call?: CallPath
}

const methodNames = ['get', 'post', 'put', 'patch', 'delete'] as const

const newBranch = (): Branch => ({ named: new Map() })

/** The branch of a segment as the contract writes it, made where there is none. */
function grow(branch: Branch, segment: string): Branch {
  if (segment.startsWith('{')) return (branch.any ??= newBranch())
  const next = branch.named.get(segment) ?? newBranch()
  branch.named.set(segment, next)
  return next
}

function find(branch: Branch, segments: readonly string[], at: number): CallPath | undefined {
  const segment = segments[at]
  if (segment === undefined) return branch.call
  const named = branch.named.get(segment)
  const found = named && find(named, segments, at + 1)
  if (found !== undefined || branch.any === undefined || segment === '') return found
  return find(branch.any, segments, at + 1)
}

/** Finds the path of a document that an address means; a name comes before a parameter in the same place. */
export function callPaths({
  paths = {},
}: OpenAPI.Document): (pathname: string) => CallPath | undefined {
  const root = newBranch()
  for (const [path, item] of Object.entries(paths)) {
    path.split('/').reduce(grow, root).call = {
      path,
      methods: methodNames.filter((name) => item?.[name]).map((name) => name.toUpperCase()),
      files: filesOf(item?.post?.requestBody),
    }
  }
  return (pathname) => find(root, pathname.split('/'), 0)
}

const filesOf = (body: OpenAPI.RequestBodyObject | OpenAPI.ReferenceObject | undefined) =>
  body !== undefined && 'content' in body
    ? Object.keys(body.content).filter((type) => type !== 'application/json')
    : []
