import type { OpenAPI } from '@orpc/openapi'

/** A path of the contract and its methods. */
export type CallPath = {
  readonly path: string
  readonly methods: readonly string[]
  readonly pattern: RegExp
  /**
   * The content types of files that are sent there as they are, such as "image/png"; empty for calls that
   * take JSON.
   */
  readonly files: readonly string[]
}

const methodNames = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The paths of the document; those without parameters come before patterns that would also match them. */
export function readPaths({ paths = {} }: OpenAPI.Document): CallPath[] {
  const found = Object.entries(paths).map(([path, item]) => ({
    path,
    methods: methodNames.filter((name) => item?.[name]).map((name) => name.toUpperCase()),
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    files: filesOf(item?.post?.requestBody),
  }))
  return found.toSorted((a, b) => parameters(a.path) - parameters(b.path))
}

const filesOf = (body: OpenAPI.RequestBodyObject | OpenAPI.ReferenceObject | undefined) =>
  body !== undefined && 'content' in body
    ? Object.keys(body.content).filter((type) => type !== 'application/json')
    : []

const parameters = (path: string) => path.split('{').length

export const findPath = (paths: readonly CallPath[], pathname: string): CallPath | undefined =>
  paths.find(({ pattern }) => pattern.test(pathname))
