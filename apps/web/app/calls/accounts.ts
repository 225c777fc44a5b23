// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['accounts']

export const register: Call<Calls['register']> = { method: 'POST', path: '/api/v1/account/register', inputs: 'body' }
export const verifyPhone: Call<Calls['verifyPhone']> = { method: 'POST', path: '/api/v1/account/{code}/verify-phone', inputs: 'parts' }
export const proofOfWork: Call<Calls['proofOfWork']> = { method: 'GET', path: '/api/v1/account/proof-of-work' }
export const resendVerification: Call<Calls['resendVerification']> = { method: 'POST', path: '/api/v1/account/resend-verification', inputs: 'body' }
export const login: Call<Calls['login']> = { method: 'POST', path: '/api/v1/account/login', inputs: 'body' }
export const refresh: Call<Calls['refresh']> = { method: 'GET', path: '/api/v1/account/refresh' }
export const forgotPassword: Call<Calls['forgotPassword']> = { method: 'POST', path: '/api/v1/account/forgot-password', inputs: 'body' }
export const resetPassword: Call<Calls['resetPassword']> = { method: 'POST', path: '/api/v1/account/reset-password', inputs: 'body' }
export const logout: Call<Calls['logout']> = { method: 'POST', path: '/api/v1/account/logout', inputs: 'body' }
export const compactProfile: Call<Calls['compactProfile']> = { method: 'GET', path: '/api/v1/account/compact-profile' }
export const editProfile: Call<Calls['editProfile']> = { method: 'PATCH', path: '/api/v1/account/profile', inputs: 'body' }
export const changePassword: Call<Calls['changePassword']> = { method: 'POST', path: '/api/v1/account/change-password', inputs: 'body' }
export const sessions: Call<Calls['sessions']> = { method: 'GET', path: '/api/v1/account/sessions' }
export const endSession: Call<Calls['endSession']> = { method: 'POST', path: '/api/v1/account/sessions/{sessionId}/end', inputs: 'body' }
export const endSessions: Call<Calls['endSessions']> = { method: 'POST', path: '/api/v1/account/sessions/end-all', inputs: 'body' }
export const enterWithFactor: Call<Calls['enterWithFactor']> = { method: 'POST', path: '/api/v1/account/login/second-factor', inputs: 'body' }
export const secondFactor: Call<Calls['secondFactor']> = { method: 'GET', path: '/api/v1/account/second-factor' }
export const beginSecondFactor: Call<Calls['beginSecondFactor']> = { method: 'POST', path: '/api/v1/account/second-factor/begin', inputs: 'body' }
export const confirmSecondFactor: Call<Calls['confirmSecondFactor']> = { method: 'POST', path: '/api/v1/account/second-factor/confirm', inputs: 'body' }
export const renewRecoveryCodes: Call<Calls['renewRecoveryCodes']> = { method: 'POST', path: '/api/v1/account/second-factor/recovery-codes', inputs: 'body' }
export const removeSecondFactor: Call<Calls['removeSecondFactor']> = { method: 'POST', path: '/api/v1/account/second-factor/remove', inputs: 'body' }
export const beginPasskeyLogin: Call<Calls['beginPasskeyLogin']> = { method: 'POST', path: '/api/v1/account/login/passkey/begin', inputs: 'body' }
export const loginWithPasskey: Call<Calls['loginWithPasskey']> = { method: 'POST', path: '/api/v1/account/login/passkey', inputs: 'body' }
export const beginFactorPasskey: Call<Calls['beginFactorPasskey']> = { method: 'POST', path: '/api/v1/account/login/second-factor/passkey', inputs: 'body' }
export const passkeys: Call<Calls['passkeys']> = { method: 'GET', path: '/api/v1/account/passkeys' }
export const challengePasskeys: Call<Calls['challengePasskeys']> = { method: 'POST', path: '/api/v1/account/passkeys/challenge', inputs: 'body' }
export const beginPasskey: Call<Calls['beginPasskey']> = { method: 'POST', path: '/api/v1/account/passkeys/begin', inputs: 'body' }
export const addPasskey: Call<Calls['addPasskey']> = { method: 'POST', path: '/api/v1/account/passkeys', inputs: 'body' }
export const renamePasskey: Call<Calls['renamePasskey']> = { method: 'POST', path: '/api/v1/account/passkeys/{passkeyId}/name', inputs: 'body' }
export const removePasskey: Call<Calls['removePasskey']> = { method: 'POST', path: '/api/v1/account/passkeys/{passkeyId}/remove', inputs: 'body' }
export const uploadAvatar: Call<Calls['uploadAvatar']> = { method: 'POST', path: '/api/v1/account/avatar', inputs: 'file' }
export const removeAvatar: Call<Calls['removeAvatar']> = { method: 'POST', path: '/api/v1/account/avatar/remove', inputs: 'body' }
export const changePhone: Call<Calls['changePhone']> = { method: 'POST', path: '/api/v1/account/change-phone', inputs: 'body' }
export const confirmPhone: Call<Calls['confirmPhone']> = { method: 'POST', path: '/api/v1/account/change-phone/confirm', inputs: 'body' }
export const changeEmail: Call<Calls['changeEmail']> = { method: 'POST', path: '/api/v1/account/change-email', inputs: 'body' }
export const confirmEmail: Call<Calls['confirmEmail']> = { method: 'POST', path: '/api/v1/account/change-email/confirm', inputs: 'body' }
export const undoEmailChange: Call<Calls['undoEmailChange']> = { method: 'POST', path: '/api/v1/account/undo-email-change', inputs: 'body' }
export const confirmUndo: Call<Calls['confirmUndo']> = { method: 'POST', path: '/api/v1/account/undo-email-change/confirm', inputs: 'body' }
export const resendCode: Call<Calls['resendCode']> = { method: 'POST', path: '/api/v1/account/codes/{subject}/resend', inputs: 'body' }
export const securityEvents: Call<Calls['securityEvents']> = { method: 'POST', path: '/api/v1/account/security-events/filter', inputs: 'body' }
export const exportData: Call<Calls['exportData']> = { method: 'GET', path: '/api/v1/account/export' }
export const closeAccount: Call<Calls['closeAccount']> = { method: 'POST', path: '/api/v1/account/close', inputs: 'body' }
export const confirmClosing: Call<Calls['confirmClosing']> = { method: 'POST', path: '/api/v1/account/close/confirm', inputs: 'body' }
