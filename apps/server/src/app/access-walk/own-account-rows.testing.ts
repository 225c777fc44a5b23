import { only, open, people, type Row, type RowsOf } from './rows.testing.ts'

const password = 'reverse swing'
const token = 'a'.repeat(43)
const code = '1234'

const everyAccount = people.filter((person) => person !== 'anonymous' && person !== 'unverified')

/** A call that every account may make on itself. */
const edit = <Input>(ask: Row<Input>['ask']) => only('edit-own-account', everyAccount, ask)

const proves = 'the link and the code prove whose address and number it was'

export const accounts: RowsOf<'accounts'> = {
  uploadAvatar: edit(() => new File(['none'], 'face.png', { type: 'image/png' })),
  removeAvatar: edit(() => undefined),
  changePhone: edit(() => ({ password, phone_number: '+923001234567', country_code: '92' })),
  confirmPhone: edit(() => ({ code })),
  changeEmail: edit(() => ({ password, email: 'new@example.org' })),
  confirmEmail: edit(() => ({ code })),
  undoEmailChange: open(() => ({ token }), proves),
  confirmUndo: open(() => ({ token, code }), proves),
  resendCode: edit(() => ({ subject: 'change-phone' })),
  securityEvents: only('read-own-account', everyAccount, () => ({})),
  exportData: only('read-own-account', everyAccount, () => undefined),
  closeAccount: edit(() => ({ password })),
  confirmClosing: edit(() => ({ code })),
}
