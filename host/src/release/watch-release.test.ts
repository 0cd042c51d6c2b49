import { MINUTE, SECOND } from '@portal/shared/contract';
import type { lookForRelease as Look } from './look-for-release';
import { lookForRelease, readOwnMark } from './look-for-release';
import { watchRelease } from './watch-release';

const answer = (status: number, etag?: string) =>
  jest.fn(async () => new Response(status === 304 ? null : '[]', { status, headers: etag ? { etag } : {} }));

describe('one look', () => {
  it.each([
    ['the same versions', answer(304), null],
    ['the same versions from a gateway that knows no conditions', answer(200, '"own"'), null],
    ['other versions', answer(200, '"other"'), { mark: 'other' }],
    ['other versions behind a proxy that compresses', answer(200, 'W/"other"'), { mark: 'other' }],
    ['no mark', answer(200), undefined],
    ['a failed gateway', answer(502, '"other"'), undefined],
    ['no network', jest.fn(() => Promise.reject(new TypeError('no network'))), undefined],
  ])('finds %s', async (_situation, get, found) => {
    expect(await lookForRelease('own', get)).toEqual(found);
    expect(get).toHaveBeenCalledWith('/registry.json', {
      cache: 'no-store',
      headers: { 'if-none-match': '"own"' },
    });
  });

  it('needs the mark of the document', () => {
    document.body.innerHTML = '<script type="application/json" id="portal-release">"own"</script>';
    expect(readOwnMark()).toBe('own');
    document.body.innerHTML = '';
    expect(readOwnMark()).toBeUndefined();
  });
});

describe('the watch', () => {
  let visibility: DocumentVisibilityState;
  beforeEach(() => {
    visibility = 'visible';
    jest.useFakeTimers();
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  function setUp() {
    const look = jest.fn<ReturnType<typeof Look>, Parameters<typeof Look>>(async () => null);
    const watch = watchRelease({ own: 'own', look, random: () => 0.5 });
    const changed = jest.fn();
    watch.subscribe(changed);
    return { look, watch, changed };
  }
  const change = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('looks every few minutes, and tells of a release once, and of its end', async () => {
    const { look, watch, changed } = setUp();
    await jest.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(look).not.toHaveBeenCalled();
    look.mockResolvedValue({ mark: 'next' });
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(look).toHaveBeenCalledTimes(2);
    expect(watch.get()).toEqual({ mark: 'next' });
    expect(changed).toHaveBeenCalledTimes(1);
    look.mockResolvedValue(undefined);
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(watch.get()).toEqual({ mark: 'next' });
    look.mockResolvedValue(null);
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(watch.get()).toBeNull();
    expect(changed).toHaveBeenCalledTimes(2);
    watch.stop();
  });

  it('looks as soon as the tab is seen again, and never while it is hidden', async () => {
    const { look, watch } = setUp();
    change('hidden');
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    window.dispatchEvent(new Event('online'));
    expect(look).not.toHaveBeenCalled();
    change('visible');
    expect(look).toHaveBeenCalledTimes(1);
    change('hidden');
    change('visible');
    expect(look).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(30 * SECOND);
    window.dispatchEvent(new Event('online'));
    expect(look).toHaveBeenCalledTimes(2);
    watch.stop();
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    expect(look).toHaveBeenCalledTimes(2);
  });
});
