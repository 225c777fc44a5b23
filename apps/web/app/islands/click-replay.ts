type EarlyClicks = { readonly buttons: HTMLButtonElement[]; readonly stop: () => void }

declare global {
  // oxlint-disable-next-line no-var -- so says the language how a script gives something to another
  var earlyClicks: EarlyClicks | undefined
}

/** Runs before the first paint: keeps the presses of buttons to itself while nothing answers them yet. */
export const earlyClicksScript = `(function(){var b=[];function keep(e){var t=e.target.closest('button[type=button]');if(!t)return;b.push(t);e.stopImmediatePropagation()}addEventListener('click',keep,true);window.earlyClicks={buttons:b,stop:function(){removeEventListener('click',keep,true)}}})()`

/** Presses the same buttons again, in their order: for when the page answers. */
export function replayEarlyClicks(): void {
  const presses = globalThis.earlyClicks
  if (presses === undefined) return
  presses.stop()
  for (const button of presses.buttons) button.click()
}
