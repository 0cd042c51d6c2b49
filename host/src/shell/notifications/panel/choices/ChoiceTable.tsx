import {
  notificationKinds,
  type NotificationChoices,
  type NotificationKind,
  type NotificationWay,
} from '@portal/shared/contract';
import { useId } from 'react';
import styled from 'styled-components';
import { useNotificationMessages } from '../../../../messages/useNotificationMessages';
import { SwitchInput } from '../../../parts/SwitchInput';

/** The switch is small, the area to press is not. */
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & th {
    padding: var(--space-2) 0;
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & thead th:not(:first-child) {
    inline-size: 72px;
    color: var(--color-ink-2);
    font-size: var(--text-2);
    text-align: center;
  }
  & td {
    block-size: 44px;
    padding: 0;
    text-align: center;
    vertical-align: middle;
  }
  & input {
    vertical-align: middle;
  }
  & input::after {
    content: '';
    position: absolute;
    inset: -12px -18px;
  }
  & tbody tr {
    border-block-start: 1px solid var(--color-line);
  }
`;

interface Props {
  choices: NotificationChoices;
  /** How notifications can be sent in addition to the list. */
  ways: readonly NotificationWay[];
  onChange: (change: Partial<NotificationChoices>) => void;
}

const toggle = (kinds: readonly NotificationKind[], kind: NotificationKind): NotificationKind[] =>
  kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];

/** For each kind, the ways in which it reaches the user. */
export function ChoiceTable({ choices, ways, onChange }: Props) {
  const t = useNotificationMessages();
  const id = useId();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('notifications.choices.kind')}</th>
          <th scope="col" id={`${id}-here`}>
            {t('notifications.way.here')}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" id={`${id}-${way}`}>
              {t(`notifications.way.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row" id={`${id}-${kind}`}>
              {t(`notifications.kind.${kind}`)}
            </th>
            <td>
              <SwitchInput
                checked={!choices.muted.includes(kind)}
                aria-labelledby={`${id}-${kind} ${id}-here`}
                onChange={() => onChange({ muted: toggle(choices.muted, kind) })}
              />
            </td>
            {ways.map((way) => (
              <td key={way}>
                <SwitchInput
                  checked={choices[way]?.includes(kind) ?? false}
                  aria-labelledby={`${id}-${kind} ${id}-${way}`}
                  onChange={() => onChange({ [way]: toggle(choices[way] ?? [], kind) })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
