import { route } from '@react-router/dev/routes'

/** Where content is written: for those who may, below the layout of who is logged in. */
export const editorRoutes = [
  route('operator/content', 'editor/content-page.tsx'),
  route('operator/content/home', 'editor/sections-page.tsx'),
  route('operator/content/:postId', 'editor/post-page.tsx', { id: 'edit post' }),
]
