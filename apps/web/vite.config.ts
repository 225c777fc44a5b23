import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlinedScripts } from './inlined-script.config.ts'
import { textsBesideTheirReaders } from './texts.config.ts'
import { withoutServerOnly } from './server-only.config.ts'
import { withoutServersPackages } from './servers-packages.config.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What so many pages import is worth loading with any of them. */
const mostPages = Math.ceil(
  globSync('app/**/*-page.tsx', { cwd: import.meta.dirname }).length * 0.5,
)

/** The modules of the shell around every page; its menus, dialogs and toasts are loaded on demand. */
const shell =
  /web\/app\/(state\/(browser-state|cart|client-state|storage|json-guards|root-state|use-client-state|user-details)|layout\/(modal|modal-link|theme-button|use-dropdown|use-hydrated|use-modal|use-page-links|restoring)|shell\/(dropdown|footer|navbar|session-tools|site-layout|site-shell|use-search-keys))\./

/** What sends calls; no page needs it before somebody does something. */
const api =
  /web\/app\/state\/(api|api-client|base64url|call|clock|device-cookie|handshake-token|query-cache|request|slow-calls)\./

/** How figures are written; apart from the pages of a match, since lists of matches need no more of them. */
const figures = /web\/app\/shared\/(board-line|figures)\.|cricket\/src\/text\/length-text\./

/** The marks of teams, which most public pages show. */
const crest = /kit\/src\/art\/crest\.|web\/app\/shared\/team-crest\./

/** What the bars of matches and tournaments have beside their tabs. */
const bar = /kit\/src\/art\/blazer-stripe\.tsx|web\/app\/shared\/share-button\./

/**
 * One file for the framework, one for the shell, and one for what most pages share: fewer requests, and
 * each compresses better.
 */
const groups = [
  { name: 'frame', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: shell },
  { name: 'api', test: api },
  { name: 'figures', test: figures },
  { name: 'crest', test: crest },
  // The home page has the names of its classes only.
  { name: 'stripe', test: /blazer-stripe\.module/ },
  { name: 'bar', test: bar },
  // Pages of matches need the names, and those that are followed fold a log; the pad judges it, too.
  { name: 'names', test: /cricket\/src\/text\/surname\./ },
  { name: 'rules', test: /cricket\/src\/(formats\/conditions|result)\./ },
  { name: 'fold', test: /cricket\/src\/(fold\/|result\/|text\/sentence\.)/, minShareCount: 2 },
  { name: 'laws', test: /cricket\/src\/laws\//, minShareCount: 2 },
  {
    name: 'match',
    test: /web\/app\/matches\/(?!live\/|live-tab\/|preview-tab\/|summary-tab\/|charts\/|rain\/|line-ups\/|role-)/,
    minShareCount: 2,
  },
  // Public pages do without the cache of answers, without the page for nobody and without dialogs: the pages of
  // who is signed in have these.
  {
    name: 'shared',
    test: /(packages\/kit|web\/app)\/(?!state\/use-query-answer\.|layout\/(error-page|not-found-art)\.|src\/dialog(-header)?\.module)/,
    minShareCount: mostPages,
  },
]

const named = /\.([a-zA-Z_][\w-]*)|@keyframes\s+([\w-]+)/g

/**
 * Short names of classes and animations, since every page is full of them: the file, and which of its names
 * it is. Counting compresses well.
 */
function scopedName(name: string, file: string, css: string): string {
  const hash = createHash('sha256').update(path.relative(root, file)).digest('hex').slice(0, 6)
  const names = new Set([...css.matchAll(named)].map(([, one, animation]) => one ?? animation))
  return `p${hash}${[...names].indexOf(name).toString(36)}`
}

export default defineConfig({
  plugins: [
    inlinedScripts,
    textsBesideTheirReaders,
    withoutServerOnly(),
    withoutServersPackages,
    reactRouter(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // Emptying the folder would delete the builds that running servers read.
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
