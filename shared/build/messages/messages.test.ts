import { compileMessages } from './compile.cjs';

describe('message catalogues', () => {
  it('are compiled from ICU text', () => {
    expect(compileMessages('{"a":"Hi {name}"}', 'en.messages.json')).toEqual({ a: ['Hi ', ['name']] });
  });

  it.each([
    ['{"a":"{n, plural"}', 'a.json: the message "a" is not valid ICU'],
    ['{"a":""}', 'a.json: the message "a" must be a text'],
    ['{"a":{"b":"c"}}', 'a.json: the message "a" must be a text'],
    ['{', 'a.json is not valid JSON'],
  ])('report what is wrong with %s', (source, reason) => {
    expect(() => compileMessages(source, 'a.json')).toThrow(reason);
  });
});
