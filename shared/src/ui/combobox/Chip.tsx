import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-inline-size: 100%;
  padding-inline-start: var(--space-2);
  border-radius: 5px;
  background: var(--color-brand-soft);
  color: var(--color-brand-ink);
  font-size: var(--text-2);
  font-weight: 600;
  line-height: 26px;
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 26px;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

export function Chip({
  label,
  disabled,
  onRemove,
}: {
  label: string;
  disabled?: boolean;
  onRemove: () => void;
}) {
  const t = useMessages();
  return (
    <Box>
      {label}
      <Remove
        type="button"
        disabled={disabled}
        aria-label={t('ui.combobox.remove', { label })}
        onClick={onRemove}
      >
        <Icon name="x" size={12} />
      </Remove>
    </Box>
  );
}
