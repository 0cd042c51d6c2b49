import { Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useCheckListText } from '../../../messages/useCheckListText';
import { kilometresBetween, type Difference } from '../model/compare';
import type { Line, SideBySide } from '../model/compare-side-by-side';
import { ConditionCell } from './ConditionCell';
import { describeDifference } from './describe-difference';
import { formatPartLabel } from './format-part';

interface Props {
  id?: string;
  lines: readonly Line[];
  sides: SideBySide;
  action: ((difference: Difference, text: string) => ReactNode) | undefined;
}

export function ComparedLines({ id, lines, sides, action }: Props) {
  const t = useCheckListText();
  const driven = kilometresBetween(sides.handover, sides.ret);
  return (
    <tbody id={id}>
      {lines.map(({ part, difference }) => (
        <tr key={part} data-worse={difference ? '' : undefined}>
          <th scope="row">{formatPartLabel(t, part)}</th>
          <td>
            <ConditionCell values={sides.handover} part={part} />
          </td>
          <td>
            <ConditionCell values={sides.ret} part={part} />
            {part === 'odometer' && driven !== null && (
              <Text tone="muted" size={2}>
                {t('checkList.driven', { km: driven })}
              </Text>
            )}
          </td>
          {action && <td>{difference && action(difference, describeDifference(t, difference))}</td>}
        </tr>
      ))}
    </tbody>
  );
}
