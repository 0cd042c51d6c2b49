import type { checkListZones, cleanlinessGrades, zoneConditions } from '@portal/shared/contract';

export type Zone = (typeof checkListZones)[number];
export type Condition = (typeof zoneConditions)[number];
export type Grade = (typeof cleanlinessGrades)[number];
export type Moment = 'handover' | 'return';

/** Equipment that is present or missing, in the order of a walk round the vehicle. */
export const equipment = [
  'registrationCard',
  'tollTag',
  'spareWheel',
  'jack',
  'triangle',
  'firstAidKit',
] as const;
export type Equipment = (typeof equipment)[number];
