// Spanish verbs in the forms that visitors use: "ordeno", "ordenamos", "¿entregan?", "mándame", "cotícenme".

/** "english|past: infinitive infinitive/changed-stem"; the past where it is not made with "-ed". */
const VERBS = `
  need: necesitar ocupar requerir/requier; want: desear querer/quier; order: ordenar encargar pedir/pid solicitar;
  print: imprimir estampar; embroider: bordar; wrap: rotular forrar; buy|bought: comprar;
  send|sent: enviar mandar; deliver: entregar; call: llamar marcar; contact: contactar; pay|paid: pagar;
  change: cambiar; cancel: cancelar; delete: borrar eliminar; help: ayudar atender; show: mostrar/muestr ensenar;
  quote: cotizar; charge: cobrar; take|took: tardar demorar; prefer|preferred: preferir/prefier; look: buscar;
  speak|spoke: hablar platicar conversar; arrive|arrived: llegar; pick up|picked up: recoger; receive: recibir;
  forget|forgot: olvidar; ignore: ignorar; confirm: confirmar; save: guardar; design: disenar; sell|sold: vender;
  accept: aceptar; offer: ofrecer; open: abrir; close: cerrar/cierr; write|wrote: escribir; reply|replied: responder contestar;
  check: revisar checar verificar; work: trabajar; make|made: hacer fabricar elaborar; use: usar utilizar;
  wait: esperar; personalize: personalizar; install: instalar; ask: preguntar; approve: aprobar/aprueb; return: regresar;
  start: empezar/empiez comenzar/comienz; finish: terminar; add: agregar poner/pong; remove: quitar; leave|left: dejar;
  include: incluir/incluy; bring|brought: traer/traig llevar; continue: seguir/sig continuar; recommend: recomendar/recomiend
`;

interface Verb {
  english: string;
  past: string;
  infinitive: string;
  stems: string[];
}

function verbs(lines: string): Verb[] {
  return lines
    .trim()
    .split(/;\s*/)
    .flatMap((entry) => {
      const [meaning = '', spanish = ''] = entry.split(': ');
      const [english = '', past = english.endsWith('e') ? `${english}d` : `${english}ed`] =
        meaning.split('|');
      return spanish
        .trim()
        .split(/\s+/)
        .map((verb): Verb => {
          const [infinitive = '', ...changed] = verb.split('/');
          return { english, past, infinitive, stems: [infinitive.slice(0, -2), ...changed] };
        });
    });
}

const list = (words: string): string[] => words.split(' ');

/** By the infinitive's vowel: endings of a statement or a command, of a question to the shop, and of the past. */
const ENDINGS = {
  a: { said: list('a amos aba abamos aban ando'), asked: list('as an'), past: list('aste aron ado') },
  e: { said: list('e emos ia ian iendo'), asked: list('es en'), past: list('i iste io ieron ido') },
};
const WISHED = { a: list('e es en emos'), e: list('a as an amos') };
const FUTURE = list('a as e emos an ia ias iamos ian');

/** Lower case and without accents: [Spanish, English]. */
export function verbForms(): [spanish: string, english: string][] {
  const forms: [string, string][] = [];
  for (const { english, past, infinitive, stems } of verbs(VERBS)) {
    const vowel = infinitive.endsWith('ar') ? 'a' : 'e';
    forms.push([infinitive, english]);
    for (const ending of FUTURE) forms.push([infinitive + ending, english]);
    for (const stem of stems) {
      forms.push([`${stem}o`, `i ${english}`]);
      const { said, asked, past: gone } = ENDINGS[vowel];
      for (const ending of said) forms.push([stem + ending, english]);
      for (const ending of asked) forms.push([stem + ending, `do you ${english}`]);
      for (const ending of gone) forms.push([stem + ending, past]);
      for (const ending of WISHED[vowel]) forms.push([beforeOtherVowel(stem, vowel) + ending, english]);
    }
  }
  return forms;
}

/** The sound stays, its letter changes: "marcar" but "marquen", "cotizar" but "coticen", "recoger" but "recojan". */
function beforeOtherVowel(stem: string, vowel: 'a' | 'e'): string {
  if (vowel === 'e') return stem.replace(/g$/, 'j');
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
}

const PRONOUN = /^(\w{3,})(me|nos|te|les?|l[oa]s?)$/;
const LEAST = 5;
const ENDS = new Set('esoa');

/** A verb with its pronoun: "mandame" is "manda" and "me"; `find` knows the verb's English. */
export function withPronoun(word: string, find: (verb: string) => string | undefined): string | undefined {
  // Most words end in no pronoun.
  if (word.length < LEAST || !ENDS.has(word.at(-1) ?? '')) return;
  const [, verb, pronoun = ''] = PRONOUN.exec(word) ?? [];
  if (verb === undefined) return;
  // "mandamelos": of two pronouns the last one is what is wanted.
  const english = find(verb) ?? find(verb.replace(/(?:me|nos|te|se)$/, ''));
  return english && `${english.replace(/^(?:do you|i) /, '')} ${ENGLISH[pronoun] ?? ''}`.trimEnd();
}

const ENGLISH: Readonly<Record<string, string>> = {
  me: 'me',
  nos: 'us',
  lo: 'it',
  la: 'it',
  los: 'them',
  las: 'them',
};
