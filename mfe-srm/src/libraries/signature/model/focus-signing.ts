/** Puts the focus on the first visible way to sign: the name, or the button of a dialog. */
export function focusSigning(place: Element | null | undefined): void {
  const ways = [...(place?.querySelectorAll<HTMLElement>('[data-signing] :is(input, button)') ?? [])];
  ways.find((way) => way.checkVisibility?.() ?? true)?.focus();
}
