import { bodyTypes } from '@portal/shared/contract';
import { loadSharp } from '../../files/load-sharp';
import { demoFleet } from '../listings/fleet';
import { vehicleTypes } from '../../database/reference-data/vehicle-types';
import { allLooks, looks, looksOfVehicles, motorcycleLooks, type LookName } from './looks';
import { readPicture } from './read-picture';
import { renderLook } from './render-look';
import { pictureSize, pictureViews, type PictureView } from './views';

// One picture is rendered here; on a busy machine that takes a while.
jest.setTimeout(120_000);

const names = Object.keys(allLooks) as LookName[];
const bodies = bodyTypes.map(({ value }) => value);
const motorcycles = Object.keys(motorcycleLooks) as (keyof typeof motorcycleLooks)[];
const outside = ['front', 'side', 'rear'] as const;

async function readGrey(name: LookName, view: PictureView, width: number, height: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(await readPicture(name, view))
    .resize(width, height)
    .greyscale()
    .raw()
    .toBuffer();
}

const SMALL = { width: 128, height: 80 };

/** Where brightness changes, whatever the paint is. */
async function findEdges(name: LookName, view: PictureView): Promise<boolean[]> {
  const grey = await readGrey(name, view, SMALL.width, SMALL.height);
  return Array.from(grey, (value, index) => {
    const [right, below] = [grey[index + 1] ?? value, grey[index + SMALL.width] ?? value];
    return Math.abs(value - right) + Math.abs(value - below) > 24;
  });
}

test('every body type has a look of its own, and every vehicle of the demo has one', () => {
  for (const { value } of bodyTypes) expect(looks[value].body).toBe(value);
  const vehicles = Object.values(demoFleet).flat();
  expect(vehicles.filter(({ code }) => !looksOfVehicles[code])).toEqual([]);
  expect(new Set(Object.values(looksOfVehicles)).size).toBe(Object.keys(looksOfVehicles).length);
});

test('every body type and every type of motorcycle is in the demo', () => {
  const shown = new Set(Object.values(looksOfVehicles));
  expect([...bodies, ...motorcycles].filter((name) => !shown.has(name))).toEqual([]);
  const [, types = ''] = /^Motorcycles: ([^:]+)$/m.exec(vehicleTypes.replace(/,\n/g, ',')) ?? [];
  const listed = types.split(',').map((type) => type.trim().toLowerCase().replace(' ', '-'));
  expect(motorcycles.toSorted()).toEqual(listed.sort());
});

test.each(names)('%s has four small pictures', async (name) => {
  const sharp = await loadSharp();
  for (const view of pictureViews) {
    const picture = await readPicture(name, view);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', ...pictureSize });
    expect(picture.length).toBeLessThan(24_000);
  }
});

test.each(
  outside.flatMap((view) => [
    { view, group: 'body types', kinds: bodies },
    { view, group: 'types of motorcycle', kinds: motorcycles },
  ]),
)('no two $group have the same lines in the view $view', async ({ view, kinds }) => {
  const all = await Promise.all(kinds.map(async (value) => ({ value, edges: await findEdges(value, view) })));
  const samePairs = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const both = one.edges.filter((edge, at) => edge && other.edges[at]).length;
      const any = one.edges.filter((edge, at) => edge || other.edges[at]).length;
      return both / any > 0.7 ? [`${one.value} and ${other.value}: ${(both / any).toFixed(2)}`] : [];
    }),
  );
  expect(samePairs).toEqual([]);
});

test('no two body types have the same seats', async () => {
  const seats = await Promise.all(
    bodyTypes.map(async ({ value }) => {
      const sharp = await loadSharp();
      return sharp(await readPicture(value, 'interior'))
        .resize(64, 40)
        .raw()
        .toBuffer();
    }),
  );
  const samePairs = seats.flatMap((one, index) =>
    seats.slice(index + 1).flatMap((other, later) => {
      const difference =
        one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
      return difference < 3 ? [`${bodyTypes[index]?.value} and ${bodyTypes[index + 1 + later]?.value}`] : [];
    }),
  );
  expect(samePairs).toEqual([]);
});

test.each(names)('%s stays within the middle, four to three, which a card shows', async (name) => {
  const { width, height } = pictureSize;
  const border = Math.floor((width - (height * 4) / 3) / 2);
  for (const view of outside) {
    const grey = await readGrey(name, view, width, height);
    const steps = Array.from({ length: height }, (_, y) => y * width).flatMap((line) =>
      [0, width - border].flatMap((start) =>
        Array.from({ length: border - 2 }, (__, x) =>
          Math.abs((grey[line + start + x] ?? 0) - (grey[line + start + x + 1] ?? 0)),
        ),
      ),
    );
    expect(Math.max(...steps.slice(0, 30_000), ...steps.slice(30_000))).toBeLessThan(14);
  }
});

test('a picture made now is the one that is stored', async () => {
  const size = { width: 160, height: 100 };
  const now = renderLook(looks.hatchback, 'side', size);
  const sharp = await loadSharp();
  const stored = await sharp(await readPicture('hatchback', 'side'))
    .resize(size.width, size.height)
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(now.length).toBe(stored.length);
  const difference =
    now.reduce((sum, value, at) => sum + Math.abs(value - (stored[at] ?? 0)), 0) / now.length;
  expect(difference).toBeLessThan(2);
});
