import { scorePassword } from './score-password';

test.each([
  ['', 0],
  ['aaaaaaaaaaaa', 0],
  ['abababababab', 0],
  ['12345678', 0],
  ['password', 0],
  ['P@ssw0rd1', 0],
  ['qwertyuiop', 0],
  ['abcdefgh1', 0],
])('%s is easy to guess', (password, score) => {
  expect(scorePassword(password)).toBe(score);
});

test('a longer, more varied password is stronger', () => {
  const scores = ['kx9f', 'kx9fbm2w', 'kX9fbm2wqT', 'kX9f-bm2wqT4', 'kX9f-bm2wqT4!zRd'].map((password) =>
    scorePassword(password),
  );
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
  expect(scores[0]).toBe(0);
  expect(scores.at(-1)).toBe(4);
});

test('a few unrelated words are strong', () => {
  expect(scorePassword('harbour copper violin lamp')).toBe(4);
});

test('personal data of the agent adds no strength', () => {
  const personal = ['layla.haddad@gulfwheels.example', '+971501234567'];
  expect(scorePassword('gulfwheelslayla')).toBeGreaterThan(scorePassword('gulfwheelslayla', personal));
  expect(scorePassword('gulfwheelslayla', personal)).toBe(0);
  expect(scorePassword('+971501234567', personal)).toBe(0);
});
