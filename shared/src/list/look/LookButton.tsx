import { useLazyPart } from '@portal/shared/lazy';
import { Button } from '@portal/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useListText } from '../words/useListText';
import type { LookPopoverProps } from './LookPopover';

const load = async () => (await import(/* webpackChunkName: "list-look" */ './LookPopover')).LookPopover;

const End = styled.div`
  && {
    flex: none;
    margin-inline-start: auto;
  }
  & > button {
    inline-size: 100%;
  }
`;

/** Opens the choice of density and columns, whose file loads when it is first opened. */
export function LookButton<Id extends string>(props: Omit<LookPopoverProps<Id>, 'trigger'>) {
  const t = useListText();
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLazyPart(load, isNeeded, () => setIsNeeded(false));
  const content = (
    <>
      <SlidersHorizontal size={16} aria-hidden />
      {t('list.look')}
    </>
  );
  return (
    <End>
      {isNeeded && loaded ? (
        <loaded.Part {...(props as unknown as LookPopoverProps)} trigger={<Button>{content}</Button>} />
      ) : (
        <Button aria-haspopup="dialog" busy={isNeeded} onClick={() => setIsNeeded(true)}>
          {content}
        </Button>
      )}
    </End>
  );
}
