import type { UsualTerms } from '@portal/shared/contract';
import { Button, Inline, Text } from '@portal/shared/ui';
import { useId } from 'react';
import { useTripFormText } from '../../../../messages/useTripFormText';

interface Props {
  usual: UsualTerms;
  /** Such as `Usual: 3 days`. */
  label: string;
  onUse: () => void;
}

/** What is usual, and from which trips; the fields change when it is pressed, and not before. */
export function UsualOffer({ usual: { source, trips }, label, onUse }: Props) {
  const t = useTripFormText();
  const sourceId = useId();
  return (
    <Inline gap={2}>
      <Button size="sm" aria-describedby={sourceId} onClick={onUse}>
        {label}
      </Button>
      <Text id={sourceId} as="span" tone="muted" size={2}>
        {t(`trip.usual.${source}`, { count: trips })}
      </Text>
    </Inline>
  );
}
