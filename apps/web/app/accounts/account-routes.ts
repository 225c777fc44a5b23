import { layout, route } from '@react-router/dev/routes'

/** What is somebody's own, and the pages that letters and providers lead to. */
export const accountRoutes = [
  layout('accounts/protected-layout.tsx', [
    route('user/my-profile', 'accounts/my-profile-page.tsx'),
  ]),
  route('reset-password', 'accounts/reset-password-page.tsx'),
  route('undo-email-change', 'accounts/undo-change-page.tsx'),
  route('sign-in', 'accounts/sign-in-page.tsx'),
]
