import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What the shell around every page is made of; its menus, dialogs and messages come when they are asked for. */
const shell =
  /web\/app\/(state\/(browser-state|cart|client-state|keeper|reading|root-state|use-client-state|user-details)|layout\/(dropdown|footer|modal|modal-link|navbar|restoring|session-tools|site-layout|site-shell|theme-button|use-dropdown|use-hydrated|use-modal|use-page-links|use-scrolled-past|use-search-keys))\./

/** The framework in one file, the shell in another, and what most pages share in a third: fewer requests, and each compresses better whole. */
const groups = [
  { name: 'frame', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: shell },
  { name: 'shared', test: /(packages\/kit|web\/app)\//, minShareCount: 12 },
]

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
