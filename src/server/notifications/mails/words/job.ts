// What the mails about a job say, in each language: its quote, its proofs and its links.
import type { Language } from '../../../../schemas/language.ts';

const en = {
  quote: {
    subject: (shop: string, version: number) =>
      `Your quote from ${shop}${version === 1 ? '' : `, version ${version}`}`,
    title: (shop: string) => `Your quote from ${shop}`,
    first: 'This is what your job costs, to the cent.',
    next: (version: number) =>
      `This is version ${version} of your quote. It takes the place of the one before.`,
    total: 'Total',
    holds: 'Holds until',
    accept: 'To accept it, open the page of your job and type your name. Opening the page accepts nothing.',
    change: (phone: string) =>
      `Should something change? Write to us on that page, reply to this mail, or call ${phone}.`,
    see: 'See the quote',
  },
  proof: {
    what: (count: number, version: number | undefined) =>
      count === 1 ? `proof ${version}` : `${count} proofs`,
    waits: (count: number, shop: string) =>
      `${count === 1 ? 'Your proof waits' : 'Your proofs wait'} at ${shop}`,
    title: (what: string, _count: number, shop: string) => `Your ${what} from ${shop}`,
    waitsTitle: 'Still waiting for your yes',
    opening: 'This is how it comes off the press. Nothing is printed before you say yes.',
    reminder: (what: string, count: number) =>
      `We sent you ${what} to look at. ${count === 1 ? 'It waits' : 'They wait'} for your answer, and nothing is printed before.`,
    fact: (version: number) => `Proof ${version}`,
    look: 'Look at spelling, colors, size and placement. To approve it, open the page of your job and type your name. Opening the page approves nothing.',
    change: (phone: string) =>
      `Should something change? Put a pin where it should, right on the picture. Or reply to this mail, or call ${phone}.`,
    see: (count: number): string => (count === 1 ? 'See the proof' : 'See the proofs'),
  },
  link: {
    subject: (count: number): string => (count === 1 ? 'The link to your job' : 'The links to your jobs'),
    title: (count: number, shop: string) => `Your ${count === 1 ? 'job' : 'jobs'} at ${shop}`,
    opening:
      'Somebody asked on our site for the links of this address. Whoever has a link reads that job: please keep it to yourself.',
    request: 'Your request',
    notYou: (phone: string) =>
      `Was it not you? Then there is nothing to do: the links went to you alone. Questions: ${phone}.`,
  },
};
export type JobMailWords = typeof en;

const es: JobMailWords = {
  quote: {
    subject: (shop, version) => `Su cotización de ${shop}${version === 1 ? '' : `, versión ${version}`}`,
    title: (shop) => `Su cotización de ${shop}`,
    first: 'Esto es lo que cuesta su pedido, al centavo.',
    next: (version) => `Esta es la versión ${version} de su cotización. Reemplaza a la anterior.`,
    total: 'En total',
    holds: 'Vale hasta el',
    accept:
      'Para aceptarla, abra la página de su pedido y escriba su nombre. Abrir la página no acepta nada.',
    change: (phone) =>
      `¿Debe cambiar algo? Escríbanos en esa página, conteste este correo, o llame al ${phone}.`,
    see: 'Ver la cotización',
  },
  proof: {
    what: (count, version) => (count === 1 ? `prueba ${version}` : `${count} pruebas`),
    waits: (count, shop) => `${count === 1 ? 'Su prueba le espera' : 'Sus pruebas le esperan'} en ${shop}`,
    title: (what, count, shop) => `${count === 1 ? 'Su' : 'Sus'} ${what} de ${shop}`,
    waitsTitle: 'Seguimos esperando su sí',
    opening: 'Así sale de la prensa. No se imprime nada antes de que usted diga que sí.',
    reminder: (what, count) =>
      count === 1
        ? `Le mandamos la ${what} para que la revise. Espera su respuesta, y antes no se imprime nada.`
        : `Le mandamos ${what} para que las revise. Esperan su respuesta, y antes no se imprime nada.`,
    fact: (version) => `Prueba ${version}`,
    look: 'Revise la ortografía, los colores, el tamaño y el lugar. Para aprobar, abra la página de su pedido y escriba su nombre. Abrir la página no aprueba nada.',
    change: (phone) =>
      `¿Debe cambiar algo? Ponga una marca donde sea, sobre la imagen misma. O conteste este correo, o llame al ${phone}.`,
    see: (count) => (count === 1 ? 'Ver la prueba' : 'Ver las pruebas'),
  },
  link: {
    subject: (count) => (count === 1 ? 'El enlace a su pedido' : 'Los enlaces a sus pedidos'),
    title: (count, shop) => `${count === 1 ? 'Su pedido' : 'Sus pedidos'} en ${shop}`,
    opening:
      'Alguien pidió en nuestro sitio los enlaces de este correo. Quien tiene un enlace lee ese pedido: no lo comparta, por favor.',
    request: 'Su solicitud',
    notYou: (phone) =>
      `¿No fue usted? Entonces no hay nada que hacer: los enlaces le llegaron solo a usted. ¿Preguntas? ${phone}.`,
  },
};

export const JOB_MAIL_WORDS: Record<Language, JobMailWords> = { en, es };
