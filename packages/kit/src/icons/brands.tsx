/** The sign-in providers' logos in the text's colour. */
export function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeDasharray="38 10"
      />
      <path d="M10 10h7.5" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  )
}

export function FacebookMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M11.5 18v-7h2.4l.4-2.8h-2.8V6.500c0-.8.3-1.4 1.5-1.4h1.4V2.600c-.3 0-1.100-.1-2-.1-2.100 0-3.500 1.300-3.500 3.600v2.100H6.500V11h2.4v7z"
        fill="currentColor"
      />
    </svg>
  )
}
