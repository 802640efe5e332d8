// What stands around the content of a page, in each language: the page of a job has one of its own.
import type { Language } from '../../../schemas/language.ts';

const en = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  main: 'Main',
  chat: 'Open chat with Carl',
  toasts: { close: 'Close', list: 'Messages' },
};

const es: typeof en = {
  skip: 'Ir al contenido',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  main: 'Principal',
  chat: 'Abrir el chat con Carl',
  toasts: { close: 'Cerrar', list: 'Avisos' },
};

export const FRAME_WORDS: Record<Language, typeof en> = { en, es };
