import { useEditorState, type Editor } from '@tiptap/react';
import { Bold, Heading2, Italic, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { useOnboardingText } from '../../../../messages/useOnboardingText';
import { ToolButton } from './ToolButton';
import { VariableMenu } from './VariableMenu';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  padding: var(--space-1);
  border-block-end: 1px solid var(--color-line);
`;

export function Toolbar({ editor }: { editor: Editor }) {
  const t = useOnboardingText();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <Bar role="group" aria-label={t('srm.terms.toolbar')}>
      <ToolButton
        icon={Heading2}
        label={t('srm.terms.heading')}
        pressed={state.heading}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      />
      <ToolButton
        icon={Bold}
        label={t('srm.terms.bold')}
        pressed={state.bold}
        onPress={() => run().toggleBold().run()}
      />
      <ToolButton
        icon={Italic}
        label={t('srm.terms.italic')}
        pressed={state.italic}
        onPress={() => run().toggleItalic().run()}
      />
      <ToolButton
        icon={List}
        label={t('srm.terms.bullets')}
        pressed={state.bullets}
        onPress={() => run().toggleBulletList().run()}
      />
      <ToolButton
        icon={ListOrdered}
        label={t('srm.terms.numbers')}
        pressed={state.numbers}
        onPress={() => run().toggleOrderedList().run()}
      />
      <ToolButton
        icon={Undo2}
        label={t('srm.terms.undo')}
        disabled={!state.canUndo}
        onPress={() => run().undo().run()}
      />
      <ToolButton
        icon={Redo2}
        label={t('srm.terms.redo')}
        disabled={!state.canRedo}
        onPress={() => run().redo().run()}
      />
      <VariableMenu onChoose={(text) => run().insertContent(text).run()} />
    </Bar>
  );
}
