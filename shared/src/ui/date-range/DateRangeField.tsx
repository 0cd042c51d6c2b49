import { useMessages } from '@portal/shared/i18n';
import { controlStyle, FieldFrame, useField } from '@portal/shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { writeRange } from './write-range';

export interface DateRangeFieldProps {
  label: ReactNode;
  hideLabel?: boolean;
  /** What an empty field says: that every day counts. */
  placeholder: string;
  /** ISO days, both included; empty for an open end. */
  from: string;
  to: string;
  /** ISO days outside of which nothing can be chosen. */
  min?: string;
  max?: string;
  onChange: (days: { from: string; to: string }) => void;
}

const Opener = styled.button`
  ${controlStyle}
  overflow: hidden;
  font: inherit;
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &[data-empty='true'] {
    color: var(--color-ink-3);
  }
`;

type Part = Awaited<ReturnType<typeof import('@portal/shared/ui/date-fields').loadRangePopover>>;

const loadRange = async (): Promise<Part> =>
  (await import('@portal/shared/ui/date-fields')).loadRangePopover();

/** The days of a list, in one line. Pressing it opens two fields and a calendar, whose file loads then. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hideLabel = false, placeholder, from, to, onChange, ...limits } = props;
  const t = useMessages();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [range, setRange] = useState<{ Part: Part } | null>(null);
  const [frame, control] = useField({
    label,
    hideLabel,
    ...(hasFailed && { error: t('shared.error.offline') }),
  });
  const toggle = () => {
    setOpen(!isOpen);
    setFailed(false);
    if (isOpen || range) return;
    loadRange().then(
      (Part) => setRange({ Part }),
      () => {
        setFailed(true);
        setOpen(false);
      },
    );
  };
  const written = writeRange(from, to);
  return (
    <FieldFrame {...frame}>
      <Opener
        ref={opener}
        type="button"
        id={control.id}
        aria-labelledby={`${control.id}-label ${control.id}-days`}
        aria-describedby={control['aria-describedby']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-empty={!written}
        onClick={toggle}
      >
        <bdi id={`${control.id}-days`}>{written || placeholder}</bdi>
      </Opener>
      {isOpen && range && (
        <range.Part
          {...limits}
          label={label}
          from={from}
          to={to}
          opener={opener}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
