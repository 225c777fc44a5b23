import { personalData as ofAccess } from '#access/personal-data.queries.ts'
import { personalData as ofEvents } from '#events/personal-data.queries.ts'
import { personalData as ofSecurity } from '#security/personal-data.queries.ts'
import type { Slice } from '#slice.ts'
import { createAvatars } from './avatar/show-avatar.ts'
import { limits } from './limits.ts'
import { personalData } from './privacy/personal-data.queries.ts'
import { startTidying } from './tidy.ts'
import { removeAvatar, uploadAvatar } from './avatar/avatar.ts'
import { showChallenge } from './codes/proof-of-work.ts'
import { resendCode } from './codes/resend-code.ts'
import { changeEmail, confirmEmail } from './contact/change-email.ts'
import { changePhone, confirmPhone } from './contact/change-phone.ts'
import { confirmUndo, undoEmailChange } from './contact/undo-email-change.ts'
import {
  findOnConsole,
  liftSuspension,
  suspendAccount,
  unlockAccount,
} from './console/account-console.ts'
import { listSecurityEvents } from './list-security-events.ts'
import {
  beginFactorPasskey,
  beginPasskeyLogin,
  loginWithPasskey,
} from './passkeys/login-with-passkey.ts'
import {
  addPasskey,
  beginPasskey,
  challengePasskeys,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys/own-passkeys.ts'
import { changePassword } from './passwords/change-password.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { showPermissions } from './permissions.ts'
import { closeAccount, confirmClosing } from './privacy/close-account.ts'
import { exportData } from './privacy/own-data.ts'
import { compactProfile, editProfile } from './profile.ts'
import { enterWithFactor } from './second-factor/login-with-factor.ts'
import {
  beginFactor,
  confirmOwnFactor,
  removeFactor,
  renewRecoveryCodes,
  showFactor,
} from './second-factor/own-factor.ts'
import { beginAtProvider } from './sign-in/begin-at-provider.ts'
import { exchangeCode } from './sign-in/exchange-code.ts'
import { linkByPassword } from './sign-in/link-by-password.ts'
import { login } from './sign-in/login.ts'
import { logout } from './sign-in/logout.ts'
import { endAllSessions, endSession, listSessions } from './sign-in/own-sessions.ts'
import { refresh } from './sign-in/refresh.ts'
import { register } from './sign-up/register.ts'
import { resendVerification } from './sign-up/resend-verification.ts'
import { verifyPhone } from './sign-up/verify-phone.ts'

export const accounts = {
  callsWithNames: ['accounts'],
  calls: {
    providers: { begin: beginAtProvider, exchange: exchangeCode, link: linkByPassword },
    accounts: {
      register,
      verifyPhone,
      proofOfWork: showChallenge,
      resendVerification,
      login,
      refresh,
      forgotPassword,
      resetPassword,
      logout,
      compactProfile,
      editProfile,
      changePassword,
      sessions: listSessions,
      endSession,
      endSessions: endAllSessions,
      uploadAvatar,
      removeAvatar,
      changePhone,
      confirmPhone,
      changeEmail,
      confirmEmail,
      undoEmailChange,
      confirmUndo,
      resendCode,
      securityEvents: listSecurityEvents,
      exportData,
      closeAccount,
      confirmClosing,
      enterWithFactor,
      secondFactor: showFactor,
      beginSecondFactor: beginFactor,
      confirmSecondFactor: confirmOwnFactor,
      renewRecoveryCodes,
      removeSecondFactor: removeFactor,
      beginPasskeyLogin,
      loginWithPasskey,
      beginFactorPasskey,
      passkeys: listPasskeys,
      challengePasskeys,
      beginPasskey,
      addPasskey,
      renamePasskey,
      removePasskey,
    },
    access: { permissions: showPermissions },
    accountConsole: {
      find: findOnConsole,
      suspend: suspendAccount,
      lift: liftSuspension,
      unlock: unlockAccount,
    },
  },
  startJobs: startTidying,
  pictures: [createAvatars],
  personalData: [personalData, ofAccess, ofEvents, ofSecurity],
  limits,
} satisfies Slice
