import 'fake-indexeddb/auto';
import { keptFiles } from '../../../entities/media/model/kept-files';
import { adoptDraft, findUnsentDraft } from './find-unsent-draft';

const agent = { country: 'ae', userId: '1' };
const getKey = (name: string) => `listingDraft:ae:1:${name}:basics`;
beforeEach(async () => {
  localStorage.clear();
  await keptFiles.clear();
});

test('only a new listing of this agent that never reached the server is found', async () => {
  localStorage.setItem(getKey('a-listing'), '{}');
  localStorage.setItem(getKey('new-sent-one'), '{}');
  localStorage.setItem(`${getKey('new-sent-one')}-sent`, '{}');
  localStorage.setItem('listingDraft:ae:2:new-of-another:basics', '{}');
  expect(await findUnsentDraft(agent)).toBeNull();
  localStorage.setItem(getKey('new-one'), '{}');
  expect(await findUnsentDraft(agent)).toBe('one');
});

test('photos that were not uploaded yet are enough', async () => {
  const file = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
  await keptFiles.keep(getKey('a-listing'), { id: '1', list: 'vehiclePhotos', file });
  expect(await findUnsentDraft(agent)).toBeNull();
  await keptFiles.keep(getKey('new-photographed'), { id: '2', list: 'vehiclePhotos', file });
  expect(await findUnsentDraft(agent)).toBe('photographed');
});

test('a copy is found as a copy of its own listing only', async () => {
  const copy = { ...agent, copiedListingId: 'source' };
  localStorage.setItem(getKey('copy-source'), '{"values":1}');
  expect(await findUnsentDraft(copy)).toBeNull();
  adoptDraft(copy, 'one');
  expect(localStorage.getItem(getKey('copy-source'))).toBeNull();
  expect(await findUnsentDraft(copy)).toBe('one');
  expect(await findUnsentDraft({ ...agent, copiedListingId: 'other' })).toBeNull();
  expect(await findUnsentDraft(agent)).toBeNull();
});

test('what was typed before the server kept drafts gets an id', async () => {
  localStorage.setItem(getKey('new'), '{"values":1}');
  adoptDraft(agent, 'one');
  expect(localStorage.getItem(getKey('new-one'))).toBe('{"values":1}');
  expect(localStorage.getItem(getKey('new'))).toBeNull();
  expect(await findUnsentDraft(agent)).toBe('one');
});
