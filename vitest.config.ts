import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/server/src/**/*.test.ts',
      'apps/web/app/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'e2e/**/*.test.ts',
    ],
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
  },
})
