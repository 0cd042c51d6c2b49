import { nameVehicle, type CalendarTrip, type TripCalendar } from '@portal/shared/contract';

export type Standing =
  | 'DRAFT'
  | 'RESERVED'
  | 'ONGOING'
  | 'DUE_TODAY'
  | 'OVERDUE'
  | 'COMPLETED'
  | 'REPLACED'
  | 'maintenance'
  | 'own_use';

/** A period in which a vehicle is taken. Moments in ms. */
export interface Bar {
  readonly id: string;
  readonly vehicleId: string;
  readonly standing: Standing;
  readonly start: number;
  /** The agreed end. An overdue trip lasts until now, see `cutBarsAtNow`. */
  readonly end: number;
  /** None for a block. */
  readonly trip: CalendarTrip | null;
  /** Who has it, or why it is blocked. */
  readonly name: string;
}

export interface VehicleLine {
  readonly vehicleId: string;
  readonly plate: string;
  readonly name: string;
  /** In the order of their start. */
  readonly bars: readonly Bar[];
}

function getStanding({ status, label, isReplaced }: CalendarTrip): Standing {
  if (isReplaced) return 'REPLACED';
  if (status === 'COMPLETED' || status === 'CANCELLED') return 'COMPLETED';
  return label ?? (status === 'ONGOING' ? 'ONGOING' : 'DRAFT');
}

function buildBars({ trips, blocks }: TripCalendar): Bar[] {
  const tripBars = trips.map((trip): Bar => {
    const { bookingId, vehicleId, bookingStartDate, bookingEndDate, customerName } = trip;
    return {
      id: `${bookingId} ${vehicleId} ${bookingStartDate}`,
      vehicleId,
      standing: getStanding(trip),
      trip,
      start: Date.parse(bookingStartDate),
      end: Date.parse(bookingEndDate),
      name: customerName ?? '',
    };
  });
  const blockBars = blocks.map(({ maintenanceId, vehicleId, kind, from, to, note }): Bar => ({
    id: maintenanceId,
    vehicleId,
    trip: null,
    name: note ?? '',
    standing: kind === 'own_use' ? 'own_use' : 'maintenance',
    start: Date.parse(from),
    end: Date.parse(to),
  }));
  return [...tripBars, ...blockBars].sort((a, b) => a.start - b.start);
}

/** Vehicles in order, each with its bars. */
export function buildVehicleLines(
  calendar: TripCalendar,
  translate: (name: string) => string = (name) => name,
): VehicleLine[] {
  const bars = new Map<string, Bar[]>();
  for (const bar of buildBars(calendar)) {
    const known = bars.get(bar.vehicleId);
    if (known) known.push(bar);
    else bars.set(bar.vehicleId, [bar]);
  }
  return calendar.vehicles.list.map((vehicle) => ({
    vehicleId: vehicle.vehicleId,
    plate: vehicle.plate,
    name: (vehicle.vehicleBrand && nameVehicle(vehicle, translate)) || (vehicle.name ?? ''),
    bars: bars.get(vehicle.vehicleId) ?? [],
  }));
}

/** The same lines, with overdue trips lasting until now. */
export function cutBarsAtNow(lines: readonly VehicleLine[], now: number): VehicleLine[] {
  const isLate = ({ standing, end }: Bar) => standing === 'OVERDUE' && end < now;
  const grown = (bar: Bar) => (isLate(bar) ? { ...bar, end: now } : bar);
  return lines.map((line) => (line.bars.some(isLate) ? { ...line, bars: line.bars.map(grown) } : line));
}

/** The bars of a line that overlap a period. */
export const filterBars = (bars: readonly Bar[], from: number, to: number): readonly Bar[] =>
  bars.filter(({ start, end }) => start < to && end > from);

/** Its time and vehicle may change. */
export const isMovable = ({ trip, standing }: Bar): boolean =>
  trip?.status === 'INCOMPLETE' && standing !== 'REPLACED';
/** Its end may change. */
export const isExtendable = (bar: Bar): boolean =>
  isMovable(bar) || (bar.trip?.status === 'ONGOING' && bar.standing !== 'REPLACED');
