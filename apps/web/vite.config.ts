import { createHash } from 'node:crypto'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { withoutServersOwn } from './servers-own.config.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What the shell around every page is made of; its menus, dialogs and messages come when they are asked for. */
const shell =
  /web\/app\/(state\/(browser-state|cart|client-state|keeper|reading|root-state|use-client-state|user-details)|layout\/(dropdown|footer|modal|modal-link|navbar|restoring|session-tools|site-layout|site-shell|theme-button|use-dropdown|use-hydrated|use-modal|use-page-links|use-scrolled-past|use-search-keys))\./

/** The framework in one file, the shell in another, and what most pages share in a third: fewer requests, and each compresses better whole. */
const groups = [
  { name: 'frame', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: shell },
  {
    name: 'match',
    test: /(web\/app\/matches\/(?!live\/|charts\/)|cricket\/src\/names)/,
    minShareCount: 2,
  },
  { name: 'shared', test: /(packages\/kit|web\/app)\//, minShareCount: 24 },
]

/** Short, since every answer and every script is full of them: the file, and where in it the class first stands. */
function scopedName(name: string, file: string, css: string): string {
  const hash = createHash('sha256').update(path.relative(root, file)).digest('hex').slice(0, 6)
  return `p${hash}${css.search(new RegExp(`\\.${name}(?![\\w-])`)).toString(36)}`
}

export default defineConfig({
  plugins: [withoutServersOwn(), reactRouter()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // The whole folder would be emptied: with it the builds that servers read from.
    emptyOutDir: false,
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
