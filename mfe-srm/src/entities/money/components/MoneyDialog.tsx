import type { ApiError } from '@portal/shared/api';
import { Form, FormFailure } from '@portal/shared/forms';
import { Button, Text } from '@portal/shared/ui';
import { Dialog, DialogActions } from '@portal/shared/ui/overlays';
import type { ComponentProps, ReactNode } from 'react';
import { useMoneyText } from '../../../messages/useMoneyText';

interface Props {
  title: string;
  size?: 'sm' | 'md';
  text: string;
  saveLabel: string;
  busy: boolean;
  failure: ApiError | null;
  frame: Omit<ComponentProps<typeof Form>, 'children'>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form about money, over the page. */
export function MoneyDialog({
  title,
  size = 'sm',
  text,
  saveLabel,
  busy,
  failure,
  frame,
  onClose,
  children,
}: Props) {
  const t = useMoneyText();
  return (
    <Dialog title={title} size={size} busy={busy} onClose={onClose}>
      <Form {...frame}>
        <Text tone="muted">{text}</Text>
        {children}
        <FormFailure error={failure} />
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('money.entry.cancel')}
          </Button>
          <Button variant="primary" type="submit" busy={busy}>
            {saveLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
