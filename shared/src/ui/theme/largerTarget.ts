/**
 * A line of text is 17 to 21 pixels high. Around a link the area to press is at least 24, for a finger 40. It is a layer,
 * so nothing moves.
 */
export const largerTarget = {
  link: 'position:relative;',
  area: "content:'';position:absolute;inset-inline:0;inset-block:-4px;",
  touch: 'inset-block:-12px;',
} as const;
