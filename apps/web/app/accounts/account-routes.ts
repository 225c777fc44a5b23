import { layout, route } from '@react-router/dev/routes'

/** The account's own pages, and the pages that messages and providers link to. */
export const accountRoutes = [
  layout('accounts/protected-layout.tsx', [
    route('user/my-profile', 'accounts/my-profile-page.tsx'),
  ]),
  route('reset-password', 'accounts/reset-password-page.tsx'),
  route('undo-email-change', 'accounts/undo-change-page.tsx'),
  route('sign-in', 'accounts/sign-in-page.tsx'),
]
