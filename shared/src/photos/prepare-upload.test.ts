import { limits } from '../contract';
import { checkFile } from '../ui/upload/checkFile';
import { prepareUpload, uploadLimits } from './prepare-upload';
import { shrinkPhoto } from './shrink-photo';

jest.mock('./shrink-photo', () => ({ shrinkPhoto: jest.fn() }));
const shrink = jest.mocked(shrinkPhoto);
const MB = 1024 * 1024;
const file = (megabytes: number, type: string) => {
  const made = new File(['x'], 'photo', { type });
  Object.defineProperty(made, 'size', { value: megabytes * MB });
  return made;
};

test.each(['image', 'document'] as const)(
  'a photo of a phone is accepted as %s, since it is made smaller',
  (kind) => {
    expect(checkFile(file(28, 'image/jpeg'), uploadLimits[kind])).toBeNull();
    expect(checkFile(file(41, 'image/jpeg'), uploadLimits[kind])).toBe('size');
  },
);

test('a PDF is sent as it is, so its own limit holds', () => {
  expect(checkFile(file(11, 'application/pdf'), uploadLimits.document)).toBe('size');
  expect(checkFile(file(9, 'application/pdf'), uploadLimits.document)).toBeNull();
  expect(checkFile(file(9, 'application/pdf'), uploadLimits.image)).toBe('type');
});

test('a file that is still too large is not sent', async () => {
  const small = file(2, 'image/jpeg');
  shrink.mockResolvedValueOnce(small);
  expect(await prepareUpload(file(28, 'image/jpeg'), 'document')).toBe(small);
  shrink.mockResolvedValueOnce(file(limits.files.documentMax / MB + 1, 'image/webp'));
  expect(await prepareUpload(file(28, 'image/webp'), 'document')).toBeNull();
});
