import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { Lanes } from './scripts/lanes.ts'

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    // One more than there are cores: journeys wait for pages and timers half of their time.
    maxWorkers: Math.min(availableParallelism(), 4) + 1,
    sequence: { sequencer: Lanes },
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
