import { only, open, own, type RowsOf, type Things } from '#app/access-walk/rows.testing.ts'

const password = 'reverse swing'

const token = 'a'.repeat(43)

const proves = 'whoever has no session proves by password, code or link who they are'

const secret = token

/** An identity at a provider that is linked to the member's account. */
async function anIdentity({ app, memberId }: Things) {
  const { id } = await app.db
    .insertInto('identity')
    .values({
      account_id: memberId,
      provider: 'google',
      issuer: 'https://accounts.example.org',
      subject: memberId,
      email: null,
      linked_at: app.now(),
      used_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { identityId: id }
}

export const providers: RowsOf<'providers'> = {
  // No provider is configured in this world.
  begin: { ...open(() => ({ provider: 'google', secret }), proves), lets: [] },
  exchange: open(() => ({ code: token, secret }), proves),
  link: open(() => ({ ticket: token, password }), proves),
  identities: own('it lists those of the account of the token', () => undefined),
  unlink: only('edit-own-account', ['member'], anIdentity),
}
