import { CannotStart } from './cannot-start.ts'

export type StartOptions = {
  /** The site from its sources, reloading, instead of the build. */
  readonly dev: boolean
  /** Without the sample world that an empty database is filled with. */
  readonly empty: boolean
}

const known = ['--dev', '--empty']

/** Reads the arguments of `npm start -- …`; an unknown one is refused by name. */
export function readOptions(args: readonly string[]): StartOptions {
  const unknown = args.find((arg) => !known.includes(arg))
  if (unknown !== undefined) {
    throw new CannotStart(`"${unknown}" is not an option of start. Known are: ${known.join(', ')}.`)
  }
  return { dev: args.includes('--dev'), empty: args.includes('--empty') }
}
