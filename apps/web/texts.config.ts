import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const wanted = /^#texts\/([a-z-]+)\.ts$/
const copy = /\.texts-([a-z-]+)\.ts$/

/** Where the messages of a catalogue are compiled to. */
const homeOf = (name: string | undefined) =>
  name === 'kit' ? '../../packages/kit/src/texts/kit' : `./app/texts/${name}`

/**
 * Gives every file of the browser's bundle its own copy of the messages that it uses. Otherwise a chunk that
 * many pages share would hold the messages of all of them; a copy is shaken and lands beside its reader, where
 * the minifier writes constants into the place of use.
 */
export const textsBesideTheirReaders: Plugin = {
  name: 'texts-beside-their-readers',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: wanted },
    handler(id, importer = '') {
      const reader = importer.replace(/\.tsx?(\?.*)?$/, '')
      return `${reader}.texts-${wanted.exec(id)?.[1]}.ts`
    },
  },
  load: {
    filter: { id: copy },
    handler: (id) => ({
      code: readFileSync(new URL(`${homeOf(copy.exec(id)?.[1])}.ts`, import.meta.url), 'utf8'),
      moduleType: 'ts',
      moduleSideEffects: false,
    }),
  },
}
