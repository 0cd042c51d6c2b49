/** A mouse drags after this distance; a finger drags after this long without moving, or it scrolls. */
const DEAD_ZONE = 4;
const WOBBLE = 10;
const LONG_PRESS = 350;
/** This close to an edge the timeline scrolls by itself, by this many pixels a frame. */
const MARGIN = 36;
const SPEED = 10;

interface Hands {
  onBegin: () => void;
  onMove: (dx: number, dy: number) => void;
  onEnd: (dx: number, dy: number) => void;
  onCancel: () => void;
}

const listenerOptions = { capture: true, passive: false } as const;

const towards = (at: number, low: number, high: number): number =>
  at < low + MARGIN ? -SPEED : at > high - MARGIN ? SPEED : 0;

/**
 * Follows a pointer from where it was pressed. Distances are in the scrolled content. Returns the function
 * that ends it.
 */
export function followPointer(down: PointerEvent, scroller: HTMLElement | null, hands: Hands): () => void {
  const from = {
    x: down.clientX,
    y: down.clientY,
    left: scroller?.scrollLeft ?? 0,
    top: scroller?.scrollTop ?? 0,
  };
  let at = { x: from.x, y: from.y };
  let isDragging = false;
  let frame = 0;
  const distance = (): [number, number] => [
    at.x - from.x + (scroller?.scrollLeft ?? 0) - from.left,
    at.y - from.y + (scroller?.scrollTop ?? 0) - from.top,
  ];
  const goOn = () => {
    const box = scroller?.getBoundingClientRect();
    const by = box && { left: towards(at.x, box.left, box.right), top: towards(at.y, box.top, box.bottom) };
    if (by && (by.left !== 0 || by.top !== 0)) {
      scroller?.scrollBy(by);
      hands.onMove(...distance());
    }
    frame = requestAnimationFrame(goOn);
  };
  const begin = () => {
    isDragging = true;
    hands.onBegin();
    hands.onMove(...distance());
    frame = requestAnimationFrame(goOn);
  };
  const timer = down.pointerType === 'mouse' ? undefined : setTimeout(begin, LONG_PRESS);
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, listenerOptions);
  };
  const cancel = () => {
    stop();
    if (isDragging) hands.onCancel();
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    at = { x: clientX, y: clientY };
    const far = Math.hypot(at.x - from.x, at.y - from.y);
    if (isDragging) hands.onMove(...distance());
    else if (timer === undefined && far > DEAD_ZONE) begin();
    else if (timer !== undefined && far > WOBBLE) stop();
  };
  const up = ({ pointerId }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    stop();
    if (isDragging) hands.onEnd(...distance());
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  // A finger that drags does not scroll, and opens no menu.
  const hold = (event: Event) => isDragging && event.preventDefault();
  const listeners = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['keydown', escape],
    ['touchmove', hold],
    ['contextmenu', hold],
  ] as unknown as readonly (readonly [string, EventListener])[];
  for (const [name, listener] of listeners) window.addEventListener(name, listener, listenerOptions);
  return cancel;
}
