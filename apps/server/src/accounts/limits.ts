import { type Limits, MINUTE, HOUR, DAY } from '#security/limits.ts'

export const limits = {
  codeByMinute: { name: 'code-by-minute', most: 1, seconds: MINUTE },
  codeByHour: { name: 'code-by-hour', most: 3, seconds: HOUR },
  codeByDay: { name: 'code-by-day', most: 10, seconds: DAY },
  codeByAddress: { name: 'code-by-address', most: 30, seconds: HOUR },
  codeByAddress56: { name: 'code-by-address-56', most: 60, seconds: HOUR },
  codeByAddress48: { name: 'code-by-address-48', most: 120, seconds: HOUR },
  /** Beyond these a text message costs its sender a proof of work. */
  freeSmsByAddress: { name: 'free-sms-by-address', most: 10, seconds: HOUR },
  freeSmsByAddress56: { name: 'free-sms-by-address-56', most: 15, seconds: HOUR },
  freeSmsByAddress48: { name: 'free-sms-by-address-48', most: 30, seconds: HOUR },
  freeSmsByCountry: { name: 'free-sms-by-country', most: 50, seconds: HOUR },
  freeSmsByAll: { name: 'free-sms-by-all', most: 200, seconds: HOUR },
  /** Text messages cost money: the operator sets how many go out. */
  smsByCountry: { name: 'sms-by-country', most: 100, seconds: HOUR },
  smsByAll: { name: 'sms-by-all', most: 400, seconds: HOUR },
  verifyByAccount: { name: 'verify-by-account', most: 5, seconds: 10 * MINUTE },
  wrongCodeByAddress: { name: 'wrong-code-by-address', most: 20, seconds: 10 * MINUTE },
  wrongCodeByAddressADay: { name: 'wrong-code-by-address-a-day', most: 50, seconds: DAY },
  wrongCodeByAll: { name: 'wrong-code-by-all', most: 100, seconds: MINUTE },
  challengedWrongCodeByAddress: {
    name: 'challenged-wrong-code-by-address',
    most: 300,
    seconds: DAY,
  },
  challengedWrongCodeByAll: { name: 'challenged-wrong-code-by-all', most: 600, seconds: MINUTE },
  loginByAccountAndAddress: {
    name: 'login-by-account-and-address',
    most: 10,
    seconds: 15 * MINUTE,
  },
  /** Beyond it a login needs a proof of work; it is not refused, or strangers could lock an account. */
  loginByAccount: { name: 'login-by-account', most: 50, seconds: HOUR },
  loginByDevice: { name: 'login-by-device', most: 10, seconds: 15 * MINUTE },
  loginByAddress: { name: 'login-by-address', most: 300, seconds: 15 * MINUTE },
  resetByAccount: { name: 'reset-by-account', most: 3, seconds: HOUR },
  resetByAddress: { name: 'reset-by-address', most: 30, seconds: HOUR },
  passwordByAccount: { name: 'password-by-account', most: 10, seconds: 15 * MINUTE },
  factorByAccount: { name: 'factor-by-account', most: 5, seconds: 10 * MINUTE },
  factorByAccountADay: { name: 'factor-by-account-a-day', most: 50, seconds: DAY },
  recoveryCodeByAccount: { name: 'recovery-code-by-account', most: 30, seconds: HOUR },
  challengeByAccount: { name: 'passkey-challenge-by-account', most: 30, seconds: 10 * MINUTE },
  avatarByAccount: { name: 'avatar-by-account', most: 20, seconds: HOUR },
  exportByAccount: { name: 'export-by-account', most: 10, seconds: HOUR },
  providerByAddress: { name: 'provider-by-address', most: 60, seconds: 15 * MINUTE },
  undoByAddress: { name: 'undo-by-address', most: 30, seconds: HOUR },
} as const satisfies Limits
