type DrawingName =
  | { readonly role: 'img'; readonly 'aria-label': string }
  | { readonly 'aria-hidden': true }

/** A drawing with a label is an image; one without is decorative. */
export function drawingName(label: string | undefined): DrawingName {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
}
