import { getDateTimeFormat } from '@portal/shared/contract';
import { pageTag } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import { FormBar } from '@portal/shared/ui/form';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';

interface ActionBarProps {
  dirty: boolean;
  busy: boolean;
  /** When the draft was last saved, in milliseconds. */
  keptAt: number | null;
  saveLabel: string;
  onDiscard: () => void;
}

const ListingFormBar = styled(FormBar)`
  inset-block-end: var(--space-3);
`;

const Note = styled.span`
  color: var(--color-ink-2);
  font-size: var(--text-2);
`;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** What is stored where, and the next step. */
export function ActionBar({ dirty, busy, keptAt, saveLabel, onDiscard }: ActionBarProps) {
  const t = useFormText();
  const time = keptAt === null ? null : getDateTimeFormat(pageTag(), clock).format(keptAt);
  const note = dirty
    ? time
      ? t('form.draft.kept', { time })
      : t('form.draft.unsaved')
    : t('form.draft.none');
  return (
    <ListingFormBar label={t('form.bar')} note={<Note>{note}</Note>}>
      {dirty && (
        <Button variant="ghost" onClick={onDiscard} disabled={busy}>
          {t('form.draft.discard')}
        </Button>
      )}
      <Button variant="primary" type="submit" busy={busy}>
        {saveLabel}
      </Button>
    </ListingFormBar>
  );
}
