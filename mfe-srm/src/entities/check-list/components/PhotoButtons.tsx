import { limits } from '@portal/shared/contract';
import { Icon } from '@portal/shared/ui';
import { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  padding: 6px 14px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-2);
  }
  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    opacity: 0;
  }
`;
/** A camera is useful on a handheld device. */
const OnPhone = styled(Choice)`
  display: none;
  @media (pointer: coarse) {
    display: inline-flex;
  }
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: var(--space-2);
`;

/** Takes photos with the camera, or opens a file chooser. */
export function PhotoButtons({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useCheckListText();
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <Line>
      <OnPhone>
        <input type="file" accept="image/*" capture="environment" onChange={take} />
        <Camera size={18} aria-hidden />
        {t('checkList.takePhoto')}
      </OnPhone>
      <Choice>
        <input type="file" accept={limits.files.imageTypes.join(',')} multiple onChange={take} />
        <Icon name="plus" size={18} />
        {t('checkList.choosePhotos')}
      </Choice>
    </Line>
  );
}
