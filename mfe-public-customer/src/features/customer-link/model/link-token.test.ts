import { takeToken, readToken, removeToken } from './link-token';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJjdXN0b21lcklkIjoiYyJ9.c2lnbmF0dXJl';
const at = (search = '', hash = '') => ({ pathname: '/srm/customer-details/public', search, hash });
const path = '/srm/customer-details/public';

describe('the token of a link', () => {
  it.each([
    ['?token=abc', '', 'abc', path],
    ['?token=abc&lang=ar', '', 'abc', `${path}?lang=ar`],
    ['?lang=ar&token=abc&token=def', '', 'abc', `${path}?lang=ar`],
    ['', '#token=abc', 'abc', path],
    ['', '#token=abc&step=2', 'abc', `${path}#step=2`],
    ['', `#${jwt}`, jwt, path],
    ['?token=abc', `#${jwt}`, 'abc', path],
    ['?lang=ar', '#step', null, `${path}?lang=ar#step`],
    ['?a=1+2&b=%20', '', null, `${path}?a=1+2&b=%20`],
    ['?token=', '', null, path],
    ['', '', null, path],
  ])('the token of %s%s is read', (search, hash, token, clean) => {
    expect(readToken(at(search, hash))).toBe(token);
    expect(removeToken(at(search, hash))).toBe(clean);
  });

  it('the token leaves the address for the state of the history entry', () => {
    history.pushState({ kept: true }, '', `${path}?token=abc&lang=ar#${jwt}`);
    const entries = history.length;
    expect(takeToken(window.location, history)).toBe('abc');
    expect(window.location.href).toBe(`http://localhost${path}?lang=ar`);
    expect(history.state).toEqual({ kept: true, token: 'abc' });
    expect(history.length).toBe(entries);
    // The same entry, loaded again.
    expect(takeToken(window.location, history)).toBe('abc');
    history.replaceState(null, '');
  });

  it('no history is written if there is no token', () => {
    const replaceState = jest.fn();
    expect(takeToken(at('?lang=ar'), { state: null, replaceState })).toBeNull();
    expect(replaceState).not.toHaveBeenCalled();
  });
});
