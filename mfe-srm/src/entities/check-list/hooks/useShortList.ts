import type { AssumedValues } from '@portal/shared/contract';
import { usePortal } from '@portal/shared/portal';
import { useState } from 'react';
import * as v from 'valibot';
import { useCheckListText } from '../../../messages/useCheckListText';
import { findMissing } from '../model/missing';
import type { ShortStart } from '../model/short-list';
import type { CheckListValues } from '../model/values';

const readings = v.object({ odometer: v.optional(v.string()), fuelEighths: v.optional(v.number()) });
type Readings = v.InferOutput<typeof readings>;
const kept = v.pipe(v.string(), v.parseJson(), readings);

export interface ShortList {
  readonly start: ShortStart;
  readonly values: CheckListValues;
  /** What nobody has read again. */
  readonly assumed: AssumedValues;
  readonly odometerError: string | undefined;
  readonly read: (reading: Readings) => void;
  /** @returns whether it is complete; what is missing is shown from then on */
  readonly check: () => boolean;
  /** Once the server has it. */
  readonly forget: () => void;
}

/**
 * A checklist as known, with what is read again: kilometres and fuel. What was typed is kept in this tab.
 * @param lowest the reading at handover
 */
export function useShortList(
  start: ShortStart | null | undefined,
  name: string,
  lowest: number | null = null,
): ShortList | null {
  const t = useCheckListText();
  const { drafts } = usePortal();
  const key = `short-list:${name}`;
  const [typed, setTyped] = useState<{ key: string; readings: Readings } | null>(null);
  const [isTried, setTried] = useState(false);
  if (!start) return null;
  const stored = v.safeParse(kept, drafts.get(key));
  const current: Readings = typed?.key === key ? typed.readings : stored.success ? stored.output : {};
  const values: CheckListValues = {
    ...start.values,
    odometer: current.odometer ?? start.values.odometer,
    fuelEighths: current.fuelEighths ?? start.values.fuelEighths,
  };
  const { odometer, fuel, ...rest } = start.assumed;
  const problem = findMissing(values, lowest).odometer;
  return {
    start,
    values,
    assumed: {
      ...(odometer && current.odometer === undefined ? { odometer } : {}),
      ...(fuel && current.fuelEighths === undefined ? { fuel } : {}),
      ...rest,
    },
    odometerError:
      problem && (isTried || problem === 'number')
        ? t(`checkList.problem.${problem}`, { lowest: lowest ?? 0 })
        : undefined,
    read(reading) {
      const next = { ...current, ...reading };
      drafts.set(key, JSON.stringify(next));
      setTyped({ key, readings: next });
    },
    check() {
      setTried(true);
      return problem === undefined;
    },
    forget: () => drafts.remove(key),
  };
}
