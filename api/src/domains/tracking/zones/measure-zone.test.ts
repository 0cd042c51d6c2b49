import { measureOutside, type DrawnShape } from './measure-zone';

const circle: DrawnShape = { type: 'circle', center: { latitude: 25.2, longitude: 55.27 }, radius: 5000 };
/** An L: a notch is outside although it is within the box around it. */
const area: DrawnShape = {
  type: 'polygon',
  points: [
    { latitude: 25, longitude: 55 },
    { latitude: 25, longitude: 55.2 },
    { latitude: 25.1, longitude: 55.2 },
    { latitude: 25.1, longitude: 55.1 },
    { latitude: 25.2, longitude: 55.1 },
    { latitude: 25.2, longitude: 55 },
  ],
};

test.each([
  [circle, 25.2, 55.27, 0],
  [circle, 25.24, 55.27, 0],
  [circle, 25.29, 55.27, 5008],
  [area, 25.05, 55.15, 0],
  [area, 25.15, 55.05, 0],
  // In the notch: a twentieth of a degree from both of its borders.
  [area, 25.15, 55.15, 5032],
  [area, 24.9, 55.1, 11_120],
  // Next to a corner.
  [area, 24.99, 54.99, 1500],
])('%# a place is inside, or so many metres outside', (shape, latitude, longitude, metres) => {
  const measured = measureOutside(shape, { latitude, longitude });
  expect(Math.abs(measured - metres)).toBeLessThanOrEqual(metres * 0.003);
});
