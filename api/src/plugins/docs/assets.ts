export const pageCss = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-inline-size: 62rem; margin-inline: auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.75rem; margin-block: 0 0.5rem; }
h2 { font-size: 1.25rem; margin-block: 2rem 0.5rem; }
h4 { margin-block: 0.75rem 0.25rem; }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid #8885; border-radius: 6px; }
input { font: inherit; padding: 0.375rem 0.5rem; inline-size: 20rem; max-inline-size: 100%; }
.call { border: 1px solid #8885; border-radius: 6px; margin-block: 0.375rem; }
.call > summary { padding: 0.5rem 0.75rem; cursor: pointer; }
.call > div { padding: 0 0.75rem 0.75rem; }
.call i { opacity: 0.75; margin-inline-start: 0.5rem; }
.method { display: inline-block; min-inline-size: 4rem; font-size: 0.8125rem; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
[hidden] { display: none; }
`;

export const pageJs = `
const filter = document.querySelector('#filter');
const count = document.querySelector('#count');
filter.addEventListener('input', () => {
  const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const call of document.querySelectorAll('.call')) {
    call.hidden = !words.every((word) => call.dataset.words.includes(word));
    if (!call.hidden) shown += 1;
  }
  for (const section of document.querySelectorAll('section'))
    section.hidden = section.querySelector('.call:not([hidden])') === null;
  count.textContent = shown + (shown === 1 ? ' call' : ' calls');
});
`;
