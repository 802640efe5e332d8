// "can you get the old stickers off": what is on something already, and no goods that are wished for.

/** Is it about what is on something already, and is to go? */
export const comesOff = (sentence: string): boolean => COMES_OFF.test(sentence);

const COMES_OFF =
  /\b(?:remove|take|peel|get|scrape|strip|pull|clean)\w*\b[^.!?]*\b(?:old|existing|previous|last)\b[^.!?]*\boff\b|\b(?:remove|take off|peel off|scrape off|strip)\b[^.!?]*\b(?:old|existing|previous)\b|\bquitar\b[^.!?]*\b(?:viej|anterior)/i;
