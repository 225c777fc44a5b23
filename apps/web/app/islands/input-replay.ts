const ticks = ['checkbox', 'radio']

type Ahead = { readonly input: HTMLInputElement; readonly typed: string }

function isAhead(input: HTMLInputElement): boolean {
  if (!ticks.includes(input.type)) return input.value !== input.defaultValue
  // Of radio buttons the one that is chosen now, not the one that was.
  const canBeUnticked = input.type === 'checkbox' || input.checked
  return canBeUnticked && input.checked !== input.defaultChecked
}

/**
 * Repeats what somebody typed or ticked in a part of the page before its scripts ran, so that the page
 * hears of it. A ref of that part.
 */
export function replayInput(part: HTMLElement | null): void {
  const inputs = [...(part?.querySelectorAll('input') ?? [])]
  const ahead = inputs.filter(isAhead).map((input) => ({ input, typed: input.value }))
  queueMicrotask(() => ahead.forEach(repeat))
}

function repeat({ input, typed }: Ahead): void {
  if (ticks.includes(input.type)) {
    input.checked = !input.checked
    return input.click()
  }
  // React hears of a change only where the value is another than the one that it has seen last.
  input.value = input.defaultValue
  Reflect.set(HTMLInputElement.prototype, 'value', typed, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
