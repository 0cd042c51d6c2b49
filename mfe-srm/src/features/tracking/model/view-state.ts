import { withParameters } from '@portal/shared/address';

export const shows = ['all', 'moving', 'parked', 'offline', 'rented', 'free'] as const;
export type Show = (typeof shows)[number];
export const parts = ['list', 'map'] as const;
export type Part = (typeof parts)[number];

/** What the page shows. All of it is in its address. */
export interface View {
  readonly search: string;
  readonly show: Show;
  /** The opened vehicle. */
  readonly vehicle: string;
  /** Its day, `YYYY-MM-DD`; empty: where it is now. */
  readonly day: string;
  /** Which of both a phone shows. */
  readonly part: Part;
}
export const firstView: View = { search: '', show: 'all', vehicle: '', day: '', part: 'list' };

export const readShow = (text: string | null): Show => shows.find((one) => one === text) ?? firstView.show;

/** Any typed address gives a valid view. */
export function readView(params: URLSearchParams): View {
  const day = params.get('day') ?? '';
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    show: readShow(params.get('show')),
    vehicle: params.get('vehicle') ?? '',
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    part: parts.find((one) => one === params.get('part')) ?? firstView.part,
  };
}

/** Only what differs from the default view; other parameters stay. */
export const writeView = (view: View, params: URLSearchParams): URLSearchParams =>
  withParameters(
    params,
    (Object.keys(firstView) as (keyof View)[]).map((name) => [name, view[name], firstView[name]]),
  );

/** Another vehicle begins with where it is now. */
export const changeView = (view: View, change: Partial<View>): View => ({
  ...view,
  ...(change.vehicle !== undefined && change.vehicle !== view.vehicle ? { day: '' } : {}),
  ...change,
});
