import { Icon } from '@portal/shared/ui';
import { useId, useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';

interface FilePickerProps {
  label: string;
  hint: string;
  accept: readonly string[];
  multiple?: boolean;
  /** Offers the camera if there is one. */
  cameraLabel?: string | undefined;
  /** For the summary of errors, which leads here. */
  name: string;
  invalid: boolean;
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
}

const Area = styled.div<{ $over: boolean; $invalid: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  border: 1px dashed ${({ $invalid }) => ($invalid ? 'var(--color-danger)' : 'var(--color-line-strong)')};
  border-radius: var(--radius-2);
  background: ${({ $over }) => ($over ? 'var(--color-brand-soft)' : 'var(--color-surface)')};
  transition: background var(--quick);
  &:has(> input:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

const Input = styled.input`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  opacity: 0;
`;

const Choice = styled.label`
  display: flex;
  flex: 1 1 16rem;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 56px;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-2);
  cursor: pointer;
  color: var(--color-brand-ink);
  &:hover {
    background: var(--color-surface-2);
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
    line-height: 1.4;
  }
`;

const Camera = styled(Choice)`
  display: none;
  flex: 0 0 auto;
  @media (pointer: coarse) {
    display: flex;
  }
`;

/** Choose files, drop them, or take a picture. */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, accept, multiple, cameraLabel, name, invalid, describedBy, onFiles } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
    input.current?.focus();
  };
  const take = (element: HTMLInputElement) => {
    onFiles([...(element.files ?? [])]);
    element.value = '';
  };
  return (
    <Area
      $over={over}
      $invalid={invalid}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Input
        ref={input}
        id={id}
        type="file"
        name={name}
        accept={accept.join(',')}
        multiple={multiple}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => take(event.currentTarget)}
      />
      <Choice htmlFor={id}>
        <Icon name="plus" size={20} />
        <span>
          <b>{label}</b>
          <small>{hint}</small>
        </span>
      </Choice>
      {cameraLabel && (
        <Camera as="label">
          <Input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(event) => take(event.currentTarget)}
          />
          <b>{cameraLabel}</b>
        </Camera>
      )}
    </Area>
  );
}
