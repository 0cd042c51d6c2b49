import { srmTollEndpoints, type TollGate } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { awaitSuccess, useCapability, useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Badge, Button, Inline, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { ConfirmedButton } from '../../../../components/ConfirmedButton';
import { LinedList } from '../../../../components/LinedList';
import { usePlaceWords } from '../../../../entities/position/hooks/usePlaceWords';
import { useTollsText } from '../../../../messages/useTollsText';

const issuers = { salik: 'Salik', darb: 'Darb', fastag: 'FASTag' } as const;

interface Props {
  gates: readonly TollGate[];
  onPlace: (gateId: string) => void;
}

export function GateList({ gates, onPlace }: Props) {
  const t = useTollsText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const describe = usePlaceWords();
  const { run, isRunning, error } = useMutation(srmTollEndpoints.forgetGate);
  const canUndo = useCapability('undo');
  /** Forgetting is confirmed by a second press where it cannot be undone. */
  const [forgotten, setForgotten] = useState('');
  async function forget({ gateId }: TollGate) {
    if (!canUndo && forgotten !== gateId) {
      setForgotten(gateId);
      return;
    }
    if (!(await awaitSuccess(run({ query: { gateId } })))) return;
    setForgotten('');
    notify({
      title: t('tolls.gates.forgotten'),
      tone: 'success',
      undo: { kind: 'gateForgotten', subjectId: gateId },
    });
    await invalidate(srmTollEndpoints.listGates);
  }
  const describeSource = ({ place, observed, agreed }: TollGate) => {
    if (place?.source === 'drawn') return t('tolls.gates.drawn');
    if (place) return t('tolls.gates.learned', { agreed, observed });
    return observed > 0 ? t('tolls.gates.observed', { observed }) : t('tolls.gates.unknown');
  };
  return (
    <>
      <LinedList role="list" aria-label={t('tolls.gates.title')}>
        {gates.map((gate) => (
          <li key={gate.gateId}>
            <Badge tone={gate.place ? 'success' : 'neutral'}>{issuers[gate.issuer]}</Badge>
            <Text weight={600}>
              <bdi>{gate.name}</bdi>
            </Text>
            <Text size={2} tone="muted">
              {describeSource(gate)}
              {gate.place && ` \u00b7 ${describe(gate.place.from)}`}
            </Text>
            <Inline gap={2}>
              <Button
                size="sm"
                aria-label={t('tolls.gates.placeThis', { name: gate.name })}
                onClick={() => onPlace(gate.gateId)}
              >
                {t('tolls.gates.place')}
              </Button>
              {gate.place && (
                <ConfirmedButton
                  isConfirming={forgotten === gate.gateId}
                  first={{
                    text: t('tolls.gates.forget'),
                    label: t('tolls.gates.forgetThis', { name: gate.name }),
                  }}
                  second={{
                    text: t('tolls.gates.confirm'),
                    label: t('tolls.gates.confirmThis', { name: gate.name }),
                  }}
                  disabled={isRunning}
                  onPress={() => void forget(gate)}
                />
              )}
            </Inline>
          </li>
        ))}
      </LinedList>
      <FormFailure error={error} />
    </>
  );
}
