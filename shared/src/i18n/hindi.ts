import messages from './hi.messages.json';
import { addHindiWords } from './hindi-words';

// With the Hindi messages, so that readers of other languages do not load it.
addHindiWords();

export default messages;
