import type { Plugin } from 'vite'

/** What checks and answers calls; the browser sends them without. */
const serversPackage = /\/node_modules\/(zod|@orpc)\//

/** Ends the build when a file of the browser's bundle has a package of the server's in it. */
export const withoutServersPackages: Plugin = {
  name: 'without-servers-packages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const found = file.moduleIds.find((id) => serversPackage.test(id))
      if (found !== undefined) {
        this.error(`${file.fileName} is for the browser, and has ${found} in it.`)
      }
    }
  },
}
