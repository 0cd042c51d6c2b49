export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.9;

/** The size of a picture after a rotation by an angle in degrees. */
export function computeTurnedSize(width: number, height: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The photo could not be read'));
    image.src = url;
  });

/** The part of the rotated picture as a JPEG. @throws if the browser cannot read or draw it */
export async function cropPhoto(url: string, area: Area, degrees: number, name: string): Promise<File> {
  const image = await loaded(url);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width);
  canvas.height = Math.round(area.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw');
  const turned = computeTurnedSize(image.naturalWidth, image.naturalHeight, degrees);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser cannot write a JPEG');
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
