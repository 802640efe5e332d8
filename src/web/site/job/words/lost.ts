// What the pages for lost links say, in each language.
import type { Language } from '../../../../schemas/language.ts';

const en = {
  title: 'Lost your link?',
  why: 'The page of a job opens with its link alone. One that does not open is not whole, or a newer one has taken its place. We mail the links of your jobs to the address that you gave us.',
  email: 'Your email',
  send: 'Send my links',
  orCall: 'Or call ',
  sent: 'Look into your mail',
  sentNote:
    'If we know that address, a mail with the links is on its way. It can take some minutes. Nothing there? Then call us at ',
  back: 'Back to the start',
};

const es: typeof en = {
  title: '¿Perdió su enlace?',
  why: 'La página de un pedido se abre solo con su enlace. Si no abre, es que no está completo o que uno más nuevo ya lo reemplazó. Le mandamos los enlaces de sus pedidos al correo que nos dio.',
  email: 'Su correo',
  send: 'Mandar mis enlaces',
  orCall: 'O llame al ',
  sent: 'Revise su correo',
  sentNote:
    'Si conocemos ese correo, ya va en camino un mensaje con los enlaces. Puede tardar unos minutos. ¿No llega nada? Entonces llámenos al ',
  back: 'Volver al inicio',
};

export const LOST_WORDS: Record<Language, typeof en> = { en, es };
