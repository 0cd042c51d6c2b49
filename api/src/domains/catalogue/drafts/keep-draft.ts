import type { foundListingDraft, savedListingDraft, saveListingDraftBody } from '@portal/shared/contract';
import * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { companyRequired } from '../listings/problems';
import { deleteDraft, findDraft, insertDraft, replaceDraft, type DraftOwner } from './draft-repository';

const content = v.record(v.string(), v.unknown());

function requireCompany({ companyId, userId }: Actor): DraftOwner {
  if (companyId === null) throw companyRequired();
  return { companyId, userId };
}

export async function getDraft({ db }: Deps, user: Actor): Promise<v.InferInput<typeof foundListingDraft>> {
  const row = await findDraft(db, requireCompany(user));
  if (row === undefined) return { draft: null };
  return {
    draft: {
      values: v.parse(content, row.content),
      version: row.version,
      keptAt: row.keptAt.toISOString(),
    },
  };
}

/** @throws AppProblem if the draft on the server is newer than the one that the input started from */
export async function saveDraft(
  { db, clock }: Deps,
  user: Actor,
  { values, version }: v.InferOutput<typeof saveListingDraftBody>,
): Promise<v.InferInput<typeof savedListingDraft>> {
  const owner = requireCompany(user);
  const draft = { content: JSON.stringify(values), version: (version ?? 0) + 1, keptAt: clock.now() };
  const isSaved = await (version === null ? insertDraft(db, owner, draft) : replaceDraft(db, owner, draft));
  if (!isSaved)
    throw new AppProblem(
      'changed_meanwhile',
      'This draft was continued on another device. Choose which one to keep; nothing is lost.',
    );
  return { version: draft.version, keptAt: draft.keptAt.toISOString() };
}

export async function discardDraft({ db }: Deps, user: Actor): Promise<null> {
  await deleteDraft(db, requireCompany(user));
  return null;
}
