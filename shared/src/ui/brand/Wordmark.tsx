/** The one name that is drawn. Any other is set in type. */
export const drawnBrand = 'Fleetdesk';

/** Drawn with one stroke on its own grid: the baseline at 22, the x-height at 11, ascenders from 5. */
const strokes = [
  'M3 22V6h8.5M3 13.5h7.5', // F
  'M15.5 5v17', // l
  'M20 16.5h9a4.9 5.4 0 1 0-1.6 4', // e
  'M34 16.5h9a4.9 5.4 0 1 0-1.6 4', // e
  'M49 7v11.5a3.3 3.3 0 0 0 4.5 3M46.5 11.5h7', // t
  'M66.5 5v17M66.5 16.5a4.9 5.4 0 1 0-9.8 0 4.9 5.4 0 1 0 9.8 0', // d
  'M71.5 16.5h9a4.9 5.4 0 1 0-1.6 4', // e
  'M92.3 12.8c-.8-1.2-2-1.8-3.6-1.8-2 0-3.4 1-3.4 2.7 0 3.8 7.4 1.5 7.4 5.4 0 1.8-1.6 2.9-3.8 2.9-1.8 0-3.3-.7-4.1-2.1', // s
  'M97.5 5v17M105 11.3l-7.5 6.5M100.3 15.5l5.2 6.5', // k
].join('');

export function Wordmark({ height }: { height: number }) {
  return (
    <svg width={(height * 108) / 28} height={height} viewBox="0 0 108 28" aria-hidden>
      <path
        d={strokes}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
