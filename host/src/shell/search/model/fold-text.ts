/** Marks that a name may have or lack: accents, Arabic vowels and the stroke, the dot of Hindi. */
const marks = /[\u0300-\u036f]|[\u064b-\u065f]|\u0670|\u0640|\u093c/g;

/** Case and marks removed, for comparing what is typed with labels. */
export const foldText = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();
