import {
  isApiError,
  isMissing,
  isRefusal,
  uploadFile,
  type ApiClient,
  type ApiError,
} from '@portal/shared/api';
import {
  fileEndpoints,
  srmCheckListEndpoints,
  type CheckListRecord,
  type EndpointInput,
} from '@portal/shared/contract';
import { isCode, type RoomCheck } from '@portal/shared/forms';
import { toBody, recordId, isSameCheckList, type CheckListKey } from '../model/body';
import { hasBothSignatures, getVersion, withPhoto, type Draft } from '../model/draft';
import { allPhotos, toFormValues, type CheckListValues } from '../model/values';

type Became = { fileId: string } | { refused: string };
interface Sending {
  readonly api: ApiClient;
  readonly listKey: CheckListKey;
  readonly file: (key: string) => File | undefined;
  /** @throws ApiError where the account has no room for a picture */
  readonly checkRoom: RoomCheck;
  /**
   * The result of a picture, reported at once, so that nothing is sent twice if the connection fails
   * afterwards.
   */
  readonly onFile: (key: string, became: Became) => void;
  /** Called before the list is sent, so that it can be identified if the answer is lost. */
  readonly onAttempt: (values: CheckListValues) => void;
  /** Ids of signatures that were sent before. */
  readonly sentSignatures: Map<string, string>;
  readonly run: {
    readonly create: (input: EndpointInput<typeof srmCheckListEndpoints.create>) => Promise<CheckListRecord>;
    readonly update: (input: EndpointInput<typeof srmCheckListEndpoints.update>) => Promise<CheckListRecord>;
  };
}

/** Another device saved the list in the meantime; nothing was overwritten. */
export class Overtaken extends Error {
  constructor(
    readonly stored: CheckListRecord,
    readonly refusal: ApiError,
  ) {
    super(refusal.message);
  }
}

/** A refusal is final, whatever the network does: of the server, or of a file that does not fit the account. */
export const isFinal = (error: unknown): error is ApiError =>
  isApiError(error) && (error.kind === 'input' || (isRefusal(error) && error.status !== 401));

async function upload({ api, checkRoom }: Sending, file: File): Promise<string> {
  await checkRoom(file);
  return (await uploadFile(api, fileEndpoints.uploadSingle, { query: { kind: 'image' } }, file)).id;
}

async function sendPhotos(sending: Sending, draft: Draft): Promise<Draft> {
  const { file, onFile } = sending;
  let after = draft;
  for (const { key, fileId, refused } of allPhotos(draft.values)) {
    const picture = file(key);
    if (fileId || refused || !picture) continue;
    try {
      const became = { fileId: await upload(sending, picture) };
      after = withPhoto(after, key, became);
      onFile(key, became);
    } catch (error) {
      if (!isFinal(error)) throw error;
      after = withPhoto(after, key, { refused: error.message });
      onFile(key, { refused: error.message });
    }
  }
  return after;
}

async function sendSignature(sending: Sending, key: string): Promise<string | null> {
  const { file, sentSignatures } = sending;
  const known = sentSignatures.get(key);
  const picture = file(key);
  if (known || !picture) return known ?? null;
  const id = await upload(sending, picture);
  sentSignatures.set(key, id);
  return id;
}

/**
 * Sends everything on the device: pictures, then the list. After a lost answer the list may exist already, so
 * the server is asked before another is created.
 * @throws Overtaken if the server's list is neither the one that this started from nor this device's own
 */
export async function sendCheckList(sending: Sending, draft: Draft): Promise<CheckListRecord> {
  const { listKey, run } = sending;
  const { values, signatures, isFinished } = await sendPhotos(sending, draft);
  const isSigning = isFinished && hasBothSignatures(draft);
  const signed = isSigning
    ? {
        agent: await sendSignature(sending, signatures.agent ?? ''),
        customer: await sendSignature(sending, signatures.customer ?? ''),
      }
    : undefined;
  const save = (existing: CheckListRecord, version: number | undefined) => {
    const checkListId = recordId(existing);
    const body = { ...toBody(listKey, values, signed), ...(version === undefined ? {} : { version }) };
    return checkListId ? run.update({ body: { checkListId, ...body } }) : run.create({ body });
  };
  const existing = await readList(sending);
  sending.onAttempt(values);
  try {
    return await save(existing, draft.base);
  } catch (error) {
    if (!isApiError(error) || !isCode(error, 'changed_meanwhile')) throw error;
    const stored = await readList(sending);
    const isOwn = [values, draft.attempted].some(
      (typed) => typed && isSameCheckList(listKey, typed, toFormValues(stored)),
    );
    if (!isOwn) throw new Overtaken(stored, error);
    return save(stored, getVersion(stored));
  }
}

const readList = ({ api, listKey: { vehicleId, bookingId, moment } }: Sending): Promise<CheckListRecord> =>
  api.call(srmCheckListEndpoints.get, { query: { vehicleId, bookingId, moment } }).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
