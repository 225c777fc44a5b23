import type { Slice } from '#slice.ts'
import { listTasks } from './list-tasks.ts'

export const tasks = {
  calls: {
    tasks: { own: listTasks },
  },
} satisfies Slice
