/** The size of the picture that is sent, on any screen. */
export const signatureSize = { width: 900, height: 300 } as const;
const paper = '#ffffff';
const ink = '#14213d';

export function preparePaper(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}

export const inkColour = ink;
export const paperColour = paper;

export const toPng = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], `${name}.png`, { type: 'image/png' }) : null),
      'image/png',
    ),
  );

/** A name that is typed instead of drawn, as large as fits. */
export function drawName(name: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, signatureSize);
  const context = preparePaper(canvas);
  if (!context) return canvas;
  const { width, height } = signatureSize;
  let size = 120;
  const font = () => `italic ${size}px 'Snell Roundhand', 'Segoe Script', 'Brush Script MT', cursive`;
  context.font = font();
  while (size > 30 && context.measureText(name).width > width - 80) {
    size -= 6;
    context.font = font();
  }
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, width / 2, height / 2);
  return canvas;
}
