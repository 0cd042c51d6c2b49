import type { checkListZones, cleanlinessGrades, zoneConditions } from '@portal/shared/contract';

export type Zone = (typeof checkListZones)[number];
export type Condition = (typeof zoneConditions)[number];
export type Grade = (typeof cleanlinessGrades)[number];
export type Moment = 'handover' | 'return';

/** What is there or is not, in the order in which one walks round a vehicle. */
export const equipment = [
  'registrationCard',
  'tollTag',
  'spareWheel',
  'jack',
  'triangle',
  'firstAidKit',
] as const;
export type Equipment = (typeof equipment)[number];
