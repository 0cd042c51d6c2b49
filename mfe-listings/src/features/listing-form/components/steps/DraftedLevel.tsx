import type { ListingDraftName } from '@portal/shared/contract';
import { Fragment, type ReactNode } from 'react';
import type { Base } from '../../hooks/useDraft';
import { useFoundDraft, type FoundDraft } from '../../hooks/useFoundDraft';
import { useOpenDraft, type DraftChoice } from '../../hooks/useOpenDraft';
import { LoadingLevel } from './StepState';

interface Props<Values extends object> {
  name: ListingDraftName;
  /** It is no listing yet. */
  isNew?: boolean;
  /** The listing that a new one copies. */
  copiedListingId?: string | null;
  /** What shows in place of the form for a draft that copies a listing. */
  renderCopy?: (copiedListingId: string) => ReactNode;
  fresh: Base<Values>;
  /** The form, which begins again when the agent chooses another copy. */
  children: (draft: DraftChoice<Values>) => ReactNode;
}

function OpenedLevel<Values extends object>({
  name,
  isNew = false,
  copiedListingId = null,
  fresh,
  children,
  saved,
  requestedAt,
}: Props<Values> & FoundDraft) {
  const draft = useOpenDraft({ name, isNew, copiedListingId, fresh, saved, requestedAt });
  return <Fragment key={draft.opened.opening}>{children(draft)}</Fragment>;
}

/** A level of a listing with what was typed and not saved, on whichever device. */
export function DraftedLevel<Values extends object>(props: Props<Values>) {
  const found = useFoundDraft(props.name);
  if (!found) return <LoadingLevel />;
  const copied = found.saved?.copiedListingId ?? null;
  if (props.renderCopy && copied !== null) return props.renderCopy(copied);
  return <OpenedLevel {...props} {...found} />;
}
