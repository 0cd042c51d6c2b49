import { fitSize, shrinkPhoto } from './shrink-photo';

const photo = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'car.heic', { type });
const drawing = { drawImage: jest.fn(), fillRect: jest.fn(), fillStyle: '' };

function canDraw(result: Blob | null, size = { width: 4000, height: 3000 }) {
  const close = jest.fn();
  Object.assign(globalThis, { createImageBitmap: jest.fn().mockResolvedValue({ ...size, close }) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(result));
  return close;
}
afterEach(() => {
  jest.restoreAllMocks();
  drawing.drawImage.mockClear();
  drawing.fillRect.mockClear();
});

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [800, 600, 800, 600],
])('%d × %d fits as %d × %d', (width, height, toWidth, toHeight) => {
  expect(fitSize(width, height, 2000)).toEqual({ width: toWidth, height: toHeight });
});

test('a large photo is encoded again, smaller', async () => {
  const close = canDraw(new Blob(['small'], { type: 'image/jpeg' }));
  const sent = await shrinkPhoto(photo(3_000_000));
  expect(drawing.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 2000, 1500);
  expect([sent.name, sent.type, sent.size]).toEqual(['car.jpg', 'image/jpeg', 5]);
  expect(close).toHaveBeenCalled();
});

test('a drawing is encoded again only where it is too large to send, on white', async () => {
  canDraw(new Blob(['small'], { type: 'image/jpeg' }));
  const logo = photo(3_000_000, 'image/png');
  expect(await shrinkPhoto(logo)).toBe(logo);
  expect((await shrinkPhoto(photo(12 * 1024 * 1024, 'image/png'))).type).toBe('image/jpeg');
  expect([drawing.fillStyle, drawing.fillRect.mock.calls]).toEqual(['#fff', [[0, 0, 2000, 1500]]]);
});

test('a small photo, a document, an unreadable photo and one that would grow stay', async () => {
  canDraw(new Blob([new Uint8Array(4_000_000)]));
  for (const file of [photo(1000), photo(3_000_000, 'application/pdf'), photo(3_000_000)])
    expect(await shrinkPhoto(file)).toBe(file);
  Object.assign(globalThis, { createImageBitmap: jest.fn().mockRejectedValue(new Error('not a picture')) });
  const broken = photo(3_000_000);
  expect(await shrinkPhoto(broken)).toBe(broken);
});
