import type { Enquiry } from '@portal/shared/contract';
import { Button, type ButtonProps } from '@portal/shared/ui';
import { useState } from 'react';
import { useText } from '../../messages/useText';
import { useLazyPart } from '@portal/shared/lazy';

const load = async () =>
  (await import(/* webpackChunkName: "follow-up" */ './FollowUpDialog')).FollowUpDialog;

interface FollowUpButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  enquiry: Enquiry;
}

/** Opens the ways to reach the customer, the reminder and the note. */
export function FollowUpButton({ enquiry, ...look }: FollowUpButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = useLazyPart(load, open, close);
  return (
    <>
      <Button
        size="sm"
        {...look}
        aria-haspopup="dialog"
        aria-busy={(open && !dialog) || undefined}
        onClick={() => setOpen(true)}
      >
        {t('enquiries.followUp.title')}
      </Button>
      {open && dialog && <dialog.Part enquiry={enquiry} onClose={close} />}
    </>
  );
}
