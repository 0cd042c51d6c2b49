import { getLinkStage } from './link-stage';

const at = '2026-01-05T06:00:00.000Z';

test.each([
  [{ state: 'NONE' }, 'NONE'],
  [{ state: 'ACTIVE' }, 'made'],
  [{ state: 'ACTIVE', sentTo: 'a@b.example' }, 'sent'],
  [{ state: 'ACTIVE', sentTo: 'a@b.example', openedAt: at }, 'opened'],
  [{ state: 'USED', openedAt: at, usedAt: at }, 'USED'],
  [{ state: 'EXPIRED', openedAt: at }, 'EXPIRED'],
  [{ state: 'REVOKED', sentTo: 'a@b.example' }, 'REVOKED'],
] as const)('the stage of %j is %s', (link, stage) => {
  expect(getLinkStage(link)).toBe(stage);
});
