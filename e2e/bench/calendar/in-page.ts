declare global {
  interface Window {
    /** When the first bar was in a frame, in ms since navigation. */
    firstBar?: number;
  }
}

/** Runs in the page before its own scripts. */
export const watchFirstBar = () => {
  const frame = () => {
    if (document.querySelector('[data-bar]')) window.firstBar = performance.now();
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

/** From the last byte of the answer to the first bars, in ms. */
export const firstRenderAfter = (answer: string) => {
  const read = performance.getEntriesByType('resource').find(({ name }) => name.includes(answer)) as
    PerformanceResourceTiming | undefined;
  return (window.firstBar ?? Number.NaN) - (read?.responseEnd ?? Number.NaN);
};

export interface Way {
  readonly seconds: number;
  /** Pixels per frame. */
  readonly right: number;
  readonly down: number;
}

export interface Scrolled {
  readonly fps: number;
  /** The longest time without a new frame, in ms. */
  readonly worst: number;
  /** The maximum number of elements in the page. */
  readonly nodes: number;
}

/** Scrolls the container of the bars back and forth for some seconds; counts frames. */
export const scrollAlong = ({ seconds, right, down }: Way) =>
  new Promise<Scrolled>((resolve) => {
    let box = document.querySelector('[data-bar]') as HTMLElement;
    while (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'visible')
      box = box.parentElement as HTMLElement;
    const began = performance.now();
    let [frames, last, worst, nodes, sign] = [0, began, 0, 0, 1];
    const frame = () => {
      const now = performance.now();
      frames += 1;
      worst = Math.max(worst, now - last);
      last = now;
      if (frames % 20 === 0) nodes = Math.max(nodes, document.querySelectorAll('*').length);
      if (now - began >= seconds * 1000)
        return resolve({ fps: ((frames - 1) * 1000) / (now - began), worst, nodes });
      const before = box.scrollLeft + box.scrollTop;
      box.scrollBy(right * sign, down * sign);
      if (box.scrollLeft + box.scrollTop === before) sign = -sign;
      return requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** Drags the first movable bar a day's width at a time. Returns the time until each step is drawn, in ms. */
export const dragAlong = async ({ steps, width }: { readonly steps: number; readonly width: number }) => {
  const box = (document.querySelector('[data-bar]') as HTMLElement)
    .closest('[role="region"]')
    ?.getBoundingClientRect();
  if (!box) throw new Error('There is no calendar.');
  const middle = (box.left + box.right) / 2;
  const isNear = (bar: HTMLElement) => {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    return left < middle && right > box.left + 320 && top > box.top + 150 && bottom < box.bottom - 150;
  };
  const bar = [...document.querySelectorAll<HTMLElement>('[data-bar][data-moves="true"]')].find(isNear);
  if (!bar) throw new Error('No bar can be moved.');
  const { left, top } = bar.getBoundingClientRect();
  const from = { x: Math.max(left + 20, box.left + 320), y: top + 10 };
  const point = (type: string, target: EventTarget, by: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX: from.x + by,
        clientY: from.y,
      }),
    );
  const drawn = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  const times: number[] = [];
  point('pointerdown', bar, 0);
  for (let step = 1; step <= steps; step += 1) {
    // Back and forth within the view: at an edge the calendar scrolls by itself.
    const began = performance.now();
    point('pointermove', window, width * (step % 3));
    await drawn();
    times.push(performance.now() - began);
  }
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  return times;
};
