import { useState, type RefObject } from 'react';
import { useCheckListText } from '../../../messages/useCheckListText';
import { finishDraft, hasBothSignatures, type Draft, type Signer } from '../model/draft';
import { findMissing, type Missing } from '../model/missing';
import { equipment } from '../model/equipment';

interface Finishing {
  /** The reading at handover. */
  readonly lowest: number | null;
  /** A return without confirmation that it is as at handover. */
  readonly isUnconfirmed: boolean;
  /** Both sign on another page, together with other documents. */
  readonly isSignedLater: boolean;
}

/** What is missing before freezing. Shown after an attempt, and removed as it is corrected. */
export function useFinishCheckList(
  draft: Draft,
  setDraft: (change: (draft: Draft) => Draft) => void,
  { lowest, isUnconfirmed, isSignedLater }: Finishing,
  /** Focuses the first field with an error. */
  frame: RefObject<HTMLElement | null>,
) {
  const t = useCheckListText();
  const [isTried, setTried] = useState(false);
  const problems = findMissing(draft.values, lowest, isUnconfirmed);
  const getMissingName = (name: Missing): string =>
    equipment.some((item) => item === name)
      ? t(`checkList.item.${name as (typeof equipment)[number]}`)
      : t(`checkList.name.${name as Exclude<Missing, (typeof equipment)[number]>}`);
  const shown = (name: Missing) => {
    const problem = problems[name];
    // An invalid reading is reported at once, because it is not sent as it is.
    return problem && (isTried || problem === 'number') ? problem : undefined;
  };
  const getFieldError = (name: Missing) => {
    const problem = shown(name);
    return problem && t(`checkList.problem.${problem}`, { lowest: lowest ?? 0 });
  };
  const isUnsigned = (signer: Signer) => draft.signatures[signer] === null;
  const signerError = (signer: Signer) =>
    isTried && isUnsigned(signer) ? t('checkList.problem.unsigned') : undefined;
  const names = (Object.keys(problems) as Missing[]).map(getMissingName);
  const unsigned = isSignedLater ? [] : (['customer', 'agent'] as const).filter(isUnsigned);
  const finish = () => {
    setTried(true);
    if (Object.keys(problems).length === 0 && (isSignedLater || hasBothSignatures(draft)))
      return setDraft((now) => finishDraft(now, true));
    requestAnimationFrame(() =>
      frame.current
        ?.querySelector<HTMLElement>(
          ':is(input, select)[aria-invalid="true"], fieldset[aria-invalid="true"] input',
        )
        ?.focus(),
    );
  };
  return {
    getFieldError,
    signerError,
    finish,
    missing: isTried ? [...names, ...unsigned.map((signer) => t(`checkList.unsigned.${signer}`))] : [],
    reopen: () => setDraft((now) => finishDraft(now, false)),
  };
}
