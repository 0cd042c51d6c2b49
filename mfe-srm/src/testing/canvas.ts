/** What jsdom does not draw: every picture is a few bytes of PNG. */
export function fakeCanvas(): void {
  const context = {
    fillRect: () => undefined,
    clearRect: () => undefined,
    drawImage: () => undefined,
    fillText: () => undefined,
    scale: () => undefined,
    measureText: () => ({ width: 10 }),
    beginPath: () => undefined,
    closePath: () => undefined,
    fill: () => undefined,
    moveTo: () => undefined,
    arc: () => undefined,
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((tell) => tell(new Blob(['png'], { type: 'image/png' })));
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockReturnValue(`data:image/png;base64,${btoa('png')}`);
}
