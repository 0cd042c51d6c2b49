import { srmTollEndpoints } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useQuery } from '@portal/shared/portal';
import { BouncingDots, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useTollsText } from '../../../../messages/useTollsText';
import { GateForm } from './GateForm';
import { GateList } from './GateList';

/** The toll gates of the company's statements: listed, marked on the map, and forgotten. */
export function GatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTollsText();
  const [editedId, setEditedId] = useState('');
  const { data, error } = useQuery(
    srmTollEndpoints.listGates,
    {},
    { revalidateOnMount: true, onError: () => undefined },
  );
  const edited = data?.list.find(({ gateId }) => gateId === editedId);
  return (
    <Dialog
      title={edited ? t('tolls.gates.placeThis', { name: edited.name }) : t('tolls.gates.title')}
      onClose={onClose}
    >
      {edited ? (
        <GateForm gate={edited} gates={data?.list ?? []} onClose={() => setEditedId('')} />
      ) : (
        <Stack gap={4}>
          <Text tone="secondary">{t('tolls.gates.text')}</Text>
          <FormFailure error={error} />
          {!data && !error && <BouncingDots />}
          {data?.list.length === 0 && <Text>{t('tolls.gates.none')}</Text>}
          {data && data.list.length > 0 && <GateList gates={data.list} onPlace={setEditedId} />}
        </Stack>
      )}
    </Dialog>
  );
}
