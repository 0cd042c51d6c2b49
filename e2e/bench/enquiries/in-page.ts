/** Runs in the page: the time from an action until nothing changes any more. */
export const waitUntilQuiet = (action: { readonly type: string; readonly into: string }) =>
  new Promise<number>((resolve) => {
    const box = document.querySelector(action.into) as HTMLInputElement;
    const main = document.querySelector('main') as HTMLElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const began = performance.now();
    let last = began;
    let quietFrames = 0;
    let dirty = true;
    // Countdowns change by themselves.
    const isTimer = ({ target }: MutationRecord) => target.parentElement?.closest('[role="timer"]') !== null;
    const observer = new MutationObserver((records) => {
      if (!records.every(isTimer)) dirty = true;
    });
    observer.observe(main, { subtree: true, childList: true, characterData: true });
    write?.call(box, action.type);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    const frame = () => {
      if (dirty) [last, quietFrames, dirty] = [performance.now(), 0, false];
      else quietFrames += 1;
      if (quietFrames < 20) return void requestAnimationFrame(frame);
      observer.disconnect();
      resolve(last - began);
    };
    requestAnimationFrame(frame);
  });

/**
 * Runs in the page: scrolls the page or its marked list for some seconds, 3,600 pixels in each at 60 frames.
 * Returns frames per second, and the elements at the end.
 */
export const scrollOn = (seconds: number) =>
  new Promise<{ fps: number; nodes: number }>((resolve) => {
    const box = document.querySelector('[data-list]') ?? window;
    const began = performance.now();
    let frames = 0;
    const frame = () => {
      frames += 1;
      box.scrollBy(0, 60);
      const now = performance.now();
      if (now - began < seconds * 1000) return void requestAnimationFrame(frame);
      resolve({ fps: (frames * 1000) / (now - began), nodes: document.querySelectorAll('*').length });
    };
    requestAnimationFrame(frame);
  });
