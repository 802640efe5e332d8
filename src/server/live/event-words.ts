// What the visitor is told when a person of the shop takes a talk over, and when Carl has it again.
import type { Language } from '../../assistant/state/state.ts';

interface EventWords {
  takenOver(name: string): string;
  handedBack: string;
  /** The lead form was sent while a person has the talk. */
  formTaken(name: string): string;
}

export const EVENT_WORDS: Record<Language, EventWords> = {
  en: {
    takenOver: (name) => `${name} from the shop is here.`,
    handedBack: 'Carl, the AI, is back with you.',
    formTaken: (name) => `Your details are with the shop, and ${name} has them too.`,
  },
  es: {
    takenOver: (name) => `${name}, del taller, está aquí.`,
    handedBack: 'Carl, la IA, está de nuevo con usted.',
    formTaken: (name) => `Sus datos ya están en el taller, y ${name} también los tiene.`,
  },
};
