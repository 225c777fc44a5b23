/** The named numbers in a line of JSON; throws when one is missing. */
export function readFigures<Name extends string>(
  line: string,
  names: readonly Name[],
): Readonly<Record<Name, number>>
export function readFigures(line: string, names: readonly string[]) {
  const said: unknown = JSON.parse(line)
  const figures = new Map<string, unknown>(Object.entries(said ?? {}))
  return Object.fromEntries(
    names.map((name) => {
      const figure = figures.get(name)
      if (typeof figure !== 'number') throw new Error(`There is no ${name} in ${line}`)
      return [name, figure]
    }),
  )
}
