import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pages, Violation } from './plan.ts'
import type { SourceFile } from './scan.ts'

type Route = { readonly file: string; readonly children?: readonly Route[] }

/** The files of the routes inside and outside of a layout, which counts as inside. */
export type Split = { readonly inside: readonly string[]; readonly outside: readonly string[] }

export function splitBy(layout: string, routes: readonly Route[], within = false): Split {
  const parts = routes.map(({ file, children = [] }) => {
    const isInside = within || file === layout
    const below = splitBy(layout, children, isInside)
    return isInside
      ? { inside: [file, ...below.inside], outside: below.outside }
      : { inside: below.inside, outside: [file, ...below.outside] }
  })
  return {
    inside: parts.flatMap(({ inside }) => inside),
    outside: parts.flatMap(({ outside }) => outside),
  }
}

/** From each file or package that the given files reach at run time, the file that imports it. */
function reachedFrom(files: readonly string[], sources: readonly SourceFile[]) {
  const importsOf = new Map(sources.map(({ file, imports }) => [file, imports]))
  const reached = new Map<string, string>(files.map((file) => [file, file]))
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const { target, typeOnly } of importsOf.get(file) ?? []) {
      if (typeOnly || reached.has(target)) continue
      reached.set(target, file)
      waiting.push(target)
    }
  }
  return reached
}

type Start = { readonly home: string; readonly split: Split }

/** What the pages of a layout, and those of no such layout, reach although they may not. */
export function checkReach(
  { home, split }: Start,
  pages: Pages,
  sources: readonly SourceFile[],
): Violation[] {
  return (['inside', 'outside'] as const).flatMap((side) => {
    const reached = reachedFrom(
      [...split[side], ...(side === 'outside' ? pages.always : [])].map(
        (file) => `${home}/${file}`,
      ),
      sources,
    )
    return pages[side].mayNot.flatMap((target) => {
      const file = reached.get(target)
      return file === undefined ? [] : [{ file, what: `imports ${target}`, says: pages[side].says }]
    })
  })
}

/** Reads the routes, and checks what their pages reach. */
export async function checkPages(
  root: string,
  pages: Pages,
  sources: readonly SourceFile[],
): Promise<Violation[]> {
  const routes: { readonly default: readonly Route[] } = await import(
    pathToFileURL(path.join(root, pages.routes)).href
  )
  const split = splitBy(pages.layout, routes.default)
  return checkReach({ home: path.posix.dirname(pages.routes), split }, pages, sources)
}
