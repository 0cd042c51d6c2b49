import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { termsStyle } from '../../../../entities/agreement/components/terms-style';
import { extensions } from './extensions';
import { Toolbar } from './Toolbar';

const Box = styled.div<{ $wrong: boolean }>`
  border: 1px solid ${({ $wrong }) => ($wrong ? 'var(--color-danger)' : 'var(--color-line-strong)')};
  border-radius: var(--radius-1);
  background: var(--color-surface);
  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  & .tiptap {
    min-block-size: 20rem;
    max-block-size: 60vh;
    padding: var(--space-4);
    overflow-y: auto;
    outline: none;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
    ${termsStyle}
  }
`;

export interface TermsEditorProps {
  /** The id for a form's list of errors. */
  name: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  label: string;
  error: boolean;
  describedBy: string;
}

/**
 * The terms as rich text. It follows `value` when that changes from outside: an example, a restored draft.
 */
export function TermsEditor({ name, value, onChange, onBlur, label, error, describedBy }: TermsEditorProps) {
  const editor = useEditor({
    extensions,
    content: value,
    textDirection: 'auto',
    // Its own style element would need an exception in the content security policy; Box has its content.
    injectCSS: false,
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
    onBlur,
    editorProps: {
      attributes: {
        name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
      },
    },
  });
  useEffect(() => {
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Box $wrong={error}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </Box>
  );
}
