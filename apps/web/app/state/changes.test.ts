import { expect, test } from 'vitest'
import { compactProfile, forgotPassword, login } from '#calls/accounts.ts'
import { filter } from '#calls/orders.ts'
import { answer, clientOf } from './api-client.testing.ts'

test('a call that was answered and may have changed something is told, others are not', async () => {
  const { api, changes } = await clientOf((request, response) =>
    request.url?.endsWith('forgot-password')
      ? answer(response, 409, { message: 'No.', code: 'NO' })
      : answer(response, 200, { status: 'Success', message: '', data: {} }),
  )
  await api.send(compactProfile)
  await api.send(filter, { page: { size: 1 } })
  await api.send(forgotPassword, { email: 'sana@club.example' })
  expect(changes).toEqual([])
  await api.send(login, { username: 'sana@club.example', password: 'reverse swing' })

  expect(changes).toEqual(['changed'])
})
