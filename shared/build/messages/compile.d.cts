import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** Compiles a catalogue's ICU texts. @throws with the file and the id of a text that is not valid */
export function compileMessages(source: string, file: string): Record<string, CompiledMessage>;
