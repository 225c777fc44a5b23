import { build, type Plugin } from 'vite'

const suffix = '?inlined'
const asked = /\?inlined$/
const found = /\?inlined\.js$/

/** A script of our own with all that it imports, as the text of one that needs no other file. */
async function scriptText(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [one] = Array.isArray(built) ? built : [built]
  const chunk = one !== undefined && 'output' in one ? one.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${entry} cannot be put into one script.`)
  // The page that it stands in ends its script at the first of these.
  return chunk.code.replaceAll('</script', String.raw`<\/script`)
}

/** `import text from './script.ts?inlined'`: for pages that are one file, which work without a network. */
export const inlinedScripts: Plugin = {
  name: 'inlined-scripts',
  enforce: 'pre',
  resolveId: {
    filter: { id: asked },
    async handler(id, importer) {
      const script = await this.resolve(id.slice(0, -suffix.length), importer)
      return script && `${script.id}${suffix}.js`
    },
  },
  load: {
    filter: { id: found },
    handler: async (id) =>
      `export default ${JSON.stringify(await scriptText(id.slice(0, -`${suffix}.js`.length)))}`,
  },
}
