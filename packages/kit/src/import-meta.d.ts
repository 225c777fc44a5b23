/** Told by the bundler: whether this build is the server's. Whatever only the other one needs is left out. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the bundler's own
interface ImportMetaEnv {
  SSR: boolean
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- as above
interface ImportMeta {
  readonly env: ImportMetaEnv
}
