import { decodePicture, encodePicture } from './picture-text';

test('a picture survives as text', async () => {
  const bytes = new Uint8Array([137, 80, 78, 71, 0, 255]);
  const text = await encodePicture(new File([bytes], 'any.png', { type: 'image/png' }));
  const picture = decodePicture(text, 'agent.png');
  expect(text).toMatch(/^data:image\/png;base64,/);
  expect([picture?.name, picture?.type, picture?.size]).toEqual(['agent.png', 'image/png', 6]);
  expect(await encodePicture(picture as File)).toBe(text);
});

test.each(['', 'data:text/html;base64,aGk=', 'data:image/png;base64,***', 'data:image/png;base64,A'])(
  '%p is no picture',
  (text) => expect(decodePicture(text, 'agent.png')).toBeNull(),
);
