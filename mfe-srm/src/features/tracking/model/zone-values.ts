import {
  addZoneBody,
  positionLimits as limits,
  zoneKinds,
  zoneScopes,
  type TrackingZone,
  type ZonePlace,
} from '@portal/shared/contract';
import * as v from 'valibot';

export const zoneShapes = ['circle', 'polygon', 'country'] as const;

/** A zone as it is typed: kilometres, and a place as `25.2, 55.27`. */
export interface ZoneValues {
  name: string;
  kind: TrackingZone['kind'];
  type: (typeof zoneShapes)[number];
  center: string;
  radius: string;
  /** A place on each line. */
  corners: string;
  appliesTo: TrackingZone['appliesTo'];
  vehicleIds: string[];
  /** Empty: none. */
  bookingId: string;
}
export const zoneFields = [
  'name',
  'kind',
  'appliesTo',
  'vehicleIds',
  'bookingId',
  'type',
  'center',
  'radius',
  'corners',
] as const;

export const emptyZone: ZoneValues = {
  name: '',
  kind: 'stay',
  type: 'circle',
  center: '',
  radius: '10',
  corners: '',
  appliesTo: 'all',
  vehicleIds: [],
  bookingId: '',
};

const DECIMALS = 5;
const METRES = 1000;
type Field = 'kind' | 'center' | 'radius' | 'corners';
type Problem = readonly [field: Field, message: string];

/** Not a number where nothing is typed. */
const readMetres = (radius: string): number =>
  radius.trim() === '' ? Number.NaN : Math.round(Number(radius.replace(',', '.')) * METRES);

/** To about a metre. */
export const formatPlace = ({ latitude, longitude }: ZonePlace): string =>
  `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`;

/** Latitude and longitude, as maps show and copy them; null for anything else. */
export function readPlace(text: string): ZonePlace | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The places of the lines; null where one is not a place. */
export function readCorners(text: string): ZonePlace[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const places = lines.map(readPlace);
  return places.includes(null) ? null : places.filter((place) => place !== null);
}

export const toZoneValues = ({ name, kind, shape, appliesTo, vehicles, trip }: TrackingZone): ZoneValues => ({
  ...emptyZone,
  appliesTo,
  vehicleIds: vehicles.map(({ vehicleId }) => vehicleId),
  bookingId: trip?.bookingId ?? '',
  name,
  kind,
  type: shape.type,
  ...(shape.type === 'circle' && {
    center: formatPlace(shape.center),
    radius: String(shape.radius / METRES),
  }),
  ...(shape.type === 'polygon' && { corners: shape.points.map(formatPlace).join('\n') }),
});

/** The shape that is typed so far; null while it is none. */
export function readShape({
  type,
  center,
  radius,
  corners,
}: Pick<ZoneValues, 'type' | 'center' | 'radius' | 'corners'>): TrackingZone['shape'] | null {
  if (type === 'country') return { type };
  if (type === 'polygon') {
    const points = readCorners(corners);
    return points && points.length > 0 ? { type, points } : null;
  }
  const place = readPlace(center);
  const metres = readMetres(radius);
  return place && metres > 0 ? { type, center: place, radius: metres } : null;
}

/** Says what each field of the shape needs. */
type DescribeField = (field: Field) => string;

/** Every wrong field of a circle. */
function listCircleProblems({ center, radius }: ZoneValues, describeField: DescribeField): Problem[] {
  const metres = readMetres(radius);
  const isAllowed = metres >= limits.zoneRadiusMin && metres <= limits.zoneRadiusMax;
  return [
    ...(readPlace(center) === null ? [['center', describeField('center')] as const] : []),
    ...(isAllowed ? [] : [['radius', describeField('radius')] as const]),
  ];
}

function listAreaProblems({ corners }: ZoneValues, describeField: DescribeField): Problem[] {
  const places = readCorners(corners);
  if (places === null || places.length < limits.zonePointsMin) return [['corners', describeField('corners')]];
  return places.length > limits.zonePointsMax ? [['corners', 'validation.tooMany']] : [];
}

const listCountryProblems = ({ kind }: ZoneValues, describeField: DescribeField): Problem[] =>
  kind === 'stay' ? [] : [['kind', describeField('kind')]];

const listers = {
  circle: listCircleProblems,
  polygon: listAreaProblems,
  country: listCountryProblems,
} as const;

/** What is typed, as the contract has it. Problems of the shape are those of the typed fields. */
export const createZoneRules = (describeField: DescribeField) =>
  v.pipe(
    v.object({
      name: addZoneBody.entries.name,
      kind: v.picklist(zoneKinds),
      type: v.picklist(zoneShapes),
      center: v.string(),
      radius: v.string(),
      corners: v.string(),
      appliesTo: v.picklist(zoneScopes),
      vehicleIds: v.array(v.string()),
      bookingId: v.string(),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const addProblem = (key: keyof ZoneValues, message = 'validation.required') =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
        });
      if (value.appliesTo === 'vehicles' && value.vehicleIds.length === 0) addProblem('vehicleIds');
      if (value.appliesTo === 'trip' && value.bookingId === '') addProblem('bookingId');
      for (const [key, message] of listers[value.type](value, describeField)) addProblem(key, message);
    }),
  );
export type CheckedZone = v.InferOutput<ReturnType<typeof createZoneRules>>;

/** A checked zone, for the server. */
export function toZoneBody(values: CheckedZone): v.InferInput<typeof addZoneBody> {
  const shape = readShape(values);
  if (shape === null) throw new Error('The shape was not checked');
  const { name, kind, appliesTo, vehicleIds, bookingId } = values;
  return {
    name,
    kind,
    shape,
    appliesTo,
    ...(appliesTo === 'vehicles' && { vehicleIds }),
    ...(appliesTo === 'trip' && { bookingId }),
  };
}
