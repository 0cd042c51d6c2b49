import { runInNewContext } from 'node:vm';
import { startAfterPaint } from './start-after-paint';

type Callback = () => void;

/** As much of a browser as the script needs. */
function run(script: string) {
  const added: Record<string, unknown>[] = [];
  const frames: Callback[] = [];
  const turns: Callback[] = [];
  const late: Callback[] = [];
  runInNewContext(script, {
    document: {
      currentScript: { nonce: 'abc' },
      createElement: (tag: string) => ({ tag }),
      head: { appendChild: (element: Record<string, unknown>) => added.push({ ...element }) },
    },
    requestAnimationFrame: (callback: Callback) => frames.push(callback),
    setTimeout: (callback: Callback, wait = 0) => (wait > 0 ? late : turns).push(callback),
  });
  return { added, frames, turns, late };
}

const script = startAfterPaint(
  [{ src: '/a.js', integrity: 'sha256-a' }, { src: '/b.js' }],
  [
    { href: '/m.json', as: 'fetch' },
    { href: '/e.js', as: 'script', integrity: 'sha384-x' },
  ],
);

it('the scripts start in order, with the nonce and their preloads, once the first frame is drawn', () => {
  const { added, frames, turns, late } = run(script);
  frames.forEach((draw) => draw());
  expect(added).toEqual([]);
  turns.forEach((turn) => turn());
  const started = [
    { tag: 'script', nonce: 'abc', src: '/a.js', async: false, crossOrigin: '', integrity: 'sha256-a' },
    { tag: 'script', nonce: 'abc', src: '/b.js', async: false },
    { tag: 'link', rel: 'preload', as: 'fetch', href: '/m.json', fetchPriority: 'low', crossOrigin: '' },
    {
      tag: 'link',
      rel: 'preload',
      as: 'script',
      href: '/e.js',
      fetchPriority: 'low',
      crossOrigin: '',
      integrity: 'sha384-x',
    },
  ];
  expect(added).toEqual(started);
  late.forEach((callback) => callback());
  expect(added).toEqual(started);
});

it('the scripts do not wait for a frame that never comes', () => {
  const { added, late } = run(script);
  late.forEach((callback) => callback());
  expect(added).toHaveLength(4);
});

it('data cannot break out of the script', () => {
  expect(startAfterPaint([{ src: '/</script><b>.js' }], [])).not.toContain('<');
});
