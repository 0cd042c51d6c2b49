import type { createCheckListBody } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Attachment } from '../../files';

export type CheckListBody = v.InferOutput<typeof createCheckListBody>;

/** The wire's fields as columns. A form is sent whole, so a missing field is empty. */
export const toColumns = (body: CheckListBody) => ({
  odometer: body.odometer ?? null,
  fuelEighths: body.fuelEighths ?? null,
  cleanliness: body.cleanliness ?? null,
  keysCount: body.keysCount ?? null,
  spareWheel: body.spareWheel ?? null,
  jack: body.jack ?? null,
  triangle: body.triangle ?? null,
  firstAidKit: body.firstAidKit ?? null,
  registrationCard: body.registrationCard ?? null,
  tollTag: body.tollTag ?? null,
  zones: JSON.stringify(body.zones.map(({ zone, condition, note }) => ({ zone, condition, note }))),
  assumed: body.assumed ? JSON.stringify(body.assumed) : null,
  agentSignature: body.agentSignature ?? null,
  customerSignature: body.customerSignature ?? null,
});

/** Every file that it names; all of them are pictures. */
export const listAttachments = ({
  zones,
  agentSignature,
  customerSignature,
}: CheckListBody): Attachment[] => [
  ...zones.flatMap(({ photos }, zone) =>
    photos.map((fileId, at) => ({ path: `zones.${zone}.photos.${at}`, fileId, kind: 'image' as const })),
  ),
  ...(agentSignature ? [{ path: 'agentSignature', fileId: agentSignature, kind: 'image' as const }] : []),
  ...(customerSignature
    ? [{ path: 'customerSignature', fileId: customerSignature, kind: 'image' as const }]
    : []),
];
