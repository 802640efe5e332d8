// How a Spanish message goes on with the conversation: refuses, is unsure, wants the form, asks to hear it again.
import type { Cue } from '../reading/intents/cues.ts';
import { matching } from '../reading/words/triggers.ts';

/** The cues of a message in lower case without accents: ['no_phone'] for "prefiero no dar mi telefono". */
export const spanishCues = (folded: string): Cue[] => cuesIn(folded);

const REFUSE = String.raw`\b(?:no|sin|nada de|prefier\w+ no)\b(?: \w+){0,4} `;

const CUES: readonly (readonly [Cue, RegExp])[] = [
  ['change', /\b(?:cambi|corrij|corrig|modific)\w*/],
  ['form', /\bformulario\b/],
  ['typing', /\bpor aqui\b|\b(?:escrib|sig|segui)\w* (?:por )?aqui\b|\bsin formulario\b/],
  ['no_phone', new RegExp(`${REFUSE}(?:telefono|numero|celular|llamadas?)\\b|\\bno me llam`)],
  ['no_email', new RegExp(`${REFUSE}(?:correo|email|e-mail)\\b`)],
  ['no_name', new RegExp(`${REFUSE}nombre\\b`)],
  [
    'no_contact',
    /\bprefier\w+ no (?:decir|dar|compartir)\w*|\bno (?:quiero|voy a) (?:decir|dar|compartir)\w*/,
  ],
  [
    'unsure',
    /\bno (?:lo )?se\b|\bno estoy segur|\bni idea\b|^\W*(?:todavia|aun) no\b|\bno sabria\b|\brecomiend\w+|\b(?:usted|ustedes|tu) (?:diga|digame|decid\w+)\b/,
  ],
  ['lacks', /\bno (?:lo|la) (?:tengo|encuentro|recuerdo|se)\b/],
  ['repeat', /^\W*(?:que|como|perdon|mande|cual)\W*$|\brep[ei]t\w+|\bno (?:le |te )?entend/],
  ['more', /^\W*(?:tengo )?(?:otra|una) (?:pregunta|cosa)\W*$|\bagregar (?:un detalle|algo)\b/],
  ['start_over', /\b(?:empe[cz]|comen[cz]|inici)\w* de nuevo\b|\bdesde (?:el principio|cero)\b/],
  ['cancel', /^\W*(?:cancel\w+|olvid(?:elo|alo)|dej(?:elo|alo)|ya no)\b/],
  [
    'another_job',
    /\b(?:tambien|ademas) (?:\w+ )?(?:necesit|quier|ocup)\w*|\botr[oa] (?:cotizacion|pedido)\b/,
  ],
];

const cuesIn = matching(CUES);
