import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The framework in one file, and what most pages share in another: fewer requests, and both compress better whole. */
const groups = [
  { name: 'frame', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: /(packages\/kit|web\/app)\//, minShareCount: 12 },
]

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
