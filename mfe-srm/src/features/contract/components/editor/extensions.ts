import StarterKit from '@tiptap/starter-kit';

/** The elements of terms; the server keeps nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: false,
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    blockquote: false,
    horizontalRule: false,
  }),
];
