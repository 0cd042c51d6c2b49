import { GROUND } from './shape';

const SPOKES = 10;

/** A tyre with a rim of ten spokes, standing on the ground. */
export function wheel(x: number, radius: number): string {
  const y = GROUND - radius;
  const rim = radius * 0.66;
  const spokes = Array.from({ length: SPOKES }, (_, index) => {
    const turn = (index * 360) / SPOKES;
    return `<path d="M${x - 2.4} ${y} L${x - 3.4} ${y - rim + 2} L${x + 3.4} ${y - rim + 2} L${x + 2.4} ${y} Z" transform="rotate(${turn} ${x} ${y})" fill="url(#metal)"/>`;
  });
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#1b1e22"/>
    <circle cx="${x}" cy="${y}" r="${radius - 3}" fill="none" stroke="#2c3036" stroke-width="2"/>
    <circle cx="${x}" cy="${y}" r="${rim + 1.5}" fill="#30353b"/>
    ${spokes.join('')}
    <circle cx="${x}" cy="${y}" r="${rim}" fill="none" stroke="url(#metal)" stroke-width="3"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.13}" fill="#e8ebee" stroke="#6b737b" stroke-width="1.5"/>`;
}
