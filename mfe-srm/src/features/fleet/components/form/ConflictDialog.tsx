import { Button, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import type { Conflict } from '../../hooks/useVehicleForm';
import { useDescribed } from '../../hooks/useDescribed';
import { differences } from '../../model/compare';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: var(--space-2);
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  & thead th {
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

interface Props {
  conflict: Conflict;
  onSettle: (side: 'mine' | 'theirs' | null) => void;
}

/** What was typed here beside what someone saved meanwhile. */
export function ConflictDialog({ conflict: { mine, theirs }, onSettle }: Props) {
  const t = useFleetText();
  const described = [useDescribed(mine), useDescribed(theirs)] as const;
  const names = differences(mine, theirs);
  return (
    <Dialog
      title={t('fleet.conflict.title')}
      onClose={() => onSettle(null)}
      footer={
        <>
          <Button variant="ghost" onClick={() => onSettle(null)}>
            {t('fleet.conflict.back')}
          </Button>
          <Button onClick={() => onSettle('theirs')}>{t('fleet.conflict.theirs')}</Button>
          <Button variant="primary" onClick={() => onSettle('mine')}>
            {t('fleet.conflict.mine')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t('fleet.conflict.text', { count: names.length })}</Text>
        {names.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('fleet.conflict.field')}</th>
                <th scope="col">{t('fleet.conflict.here')}</th>
                <th scope="col">{t('fleet.conflict.there')}</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">{t(`fleet.field.${name}`)}</th>
                  {described.map((describe, at) => (
                    <td key={at}>
                      <bdi>{describe(name) || t('fleet.conflict.empty')}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Stack>
    </Dialog>
  );
}
