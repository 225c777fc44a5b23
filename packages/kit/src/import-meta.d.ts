/** Set by the bundler: whether this is the server's build. Code for the other one is left out. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the bundler's own
interface ImportMetaEnv {
  SSR: boolean
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- as above
interface ImportMeta {
  readonly env: ImportMetaEnv
}
