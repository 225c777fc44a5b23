import { expect, test } from 'vitest'
import { tableName } from './named-tables.ts'

test('a table is named for its stage and its group', () => {
  const names = [
    tableName({ stage: null, group: 'B' }),
    tableName({ stage: null, group: 'North' }),
    tableName({ stage: 'Super Six', group: null }),
    tableName({ stage: 'Super Eight', group: '1' }),
    tableName({ stage: null, group: null }),
  ]

  expect(names).toEqual(['Group B', 'North', 'Super Six', 'Super Eight, Group 1', null])
})
