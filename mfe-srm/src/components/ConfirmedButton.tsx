import { Button } from '@portal/shared/ui';

interface Words {
  readonly text: string;
  /** With the name of what it is about, for screen readers. */
  readonly label: string;
}

interface Props {
  /** The first press was made. */
  isConfirming: boolean;
  first: Words;
  second: Words;
  disabled: boolean;
  onPress: () => void;
}

/** A button of an entry whose second press does it. Which entry was pressed is known to its list. */
export function ConfirmedButton({ isConfirming, first, second, disabled, onPress }: Props) {
  const { text, label } = isConfirming ? second : first;
  return (
    <Button
      size="sm"
      variant={isConfirming ? 'danger' : 'ghost'}
      disabled={disabled}
      aria-label={label}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}
