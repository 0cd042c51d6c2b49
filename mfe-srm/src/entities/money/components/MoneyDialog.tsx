import type { ApiError } from '@portal/shared/api';
import { Form, FormFailure } from '@portal/shared/forms';
import { Button, Inline, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import type { FocusEventHandler, ReactNode } from 'react';
import { useMoneyText } from '../../../messages/useMoneyText';

interface Props {
  title: string;
  size?: 'sm' | 'md';
  text: string;
  saveLabel: string;
  busy: boolean;
  submitCount: number;
  failure: ApiError | null;
  onSubmit: () => void;
  onBlur: FocusEventHandler<HTMLElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form about money, over the page. */
export function MoneyDialog(props: Props) {
  const {
    title,
    size = 'sm',
    text,
    saveLabel,
    busy,
    submitCount,
    failure,
    onSubmit,
    onBlur,
    onClose,
    children,
  } = props;
  const t = useMoneyText();
  return (
    <Dialog title={title} size={size} busy={busy} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onBlur={onBlur}
        submitCount={submitCount}
      >
        <Text tone="muted">{text}</Text>
        {children}
        <FormFailure error={failure} />
        <Inline justify="end">
          <Button onClick={onClose} disabled={busy}>
            {t('money.entry.cancel')}
          </Button>
          <Button variant="primary" type="submit" busy={busy}>
            {saveLabel}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
