import type { Enquiry } from '@portal/shared/contract';
import { Button, type ButtonProps } from '@portal/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../messages/useText';

const FollowUpDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "follow-up" */ './FollowUpDialog')).FollowUpDialog,
}));

interface FollowUpButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  enquiry: Enquiry;
}

/** Opens the ways to reach the customer, the reminder and the note. */
export function FollowUpButton({ enquiry, ...look }: FollowUpButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('enquiries.followUp.title')}
      </Button>
      {open && (
        <Suspense>
          <FollowUpDialog enquiry={enquiry} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
