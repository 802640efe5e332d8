// Verdicts in Spanish, as word-findings.ts has them in English: severity and price are told there.
import type { FindingCode } from '../schemas/artwork.ts';
import { dollars } from '../schemas/told-price.ts';
import { onlyPictureDpi, type Told, thinnestLine, thousands } from './finding-figures.ts';

type Texts = { message: string; fix?: string };

/** As `wordFinding`, of the verdict's figure. */
export const FINDINGS_IN_SPANISH: Record<FindingCode, (figure: string, told: Told) => Texts> = {
  active_content_ignored: () => ({
    message: 'El archivo trae un script o una acción; no ejecutamos nada y vimos solo el dibujo.',
  }),
  bleed_empty: () => ({
    message: 'La página tiene sangrado, pero sin nada dibujado: un corte desviado dejaría una orilla blanca.',
    fix: 'Extienda el fondo 1/8 de pulgada más allá del corte, o lo extiende un diseñador.',
  }),
  box_behind: (color, { fees }) => ({
    message: `Detrás del logo hay un fondo ${COLORS[color] ?? 'de color'}: se imprimiría como un bloque alrededor.`,
    fix: `Mándelo con fondo transparente, o ${forFee('lo recortamos', fees.cutOutCents)}.`,
  }),
  cmyk: () => ({
    message: 'La imagen está en CMYK: algunos colores pueden verse distintos en pantalla que impresos.',
    fix: 'Los ajustamos en la prueba.',
  }),
  colours: countColors,
  cut_line: (names) => ({ message: `${listed(names)} es la línea de corte; no se imprime.` }),
  damaged: () => ({
    message: 'El archivo está incompleto o dañado: no se pudo abrir hasta el final.',
    fix: 'Mándelo otra vez, por favor.',
  }),
  dpi_blurry: (dpi, told) => ({
    message: `${atWidth(told)} sale a ${dpi} dpi: orillas borrosas.`,
    fix: redraw(told),
  }),
  dpi_ok: (dpi, told) => ({ message: `${atWidth(told)} sale a ${dpi} dpi: nítido.` }),
  dpi_soft: (dpi, told) => ({
    message: `${atWidth(told)} sale a ${dpi} dpi: orillas un poco suaves.`,
    fix: redraw(told),
  }),
  empty: () => ({
    message: 'El archivo está vacío: no llegó nada en él.',
    fix: 'Mándelo otra vez, por favor.',
  }),
  eps_vector: () => ({ message: 'Un archivo EPS con vectores: sale nítido en cualquier tamaño.' }),
  font_missing: (fonts) => ({
    message: fonts.includes('+')
      ? `Las letras necesitan las fuentes ${listed(fonts)}, y no vienen en el archivo.`
      : `Las letras necesitan la fuente ${fonts}, y no viene en el archivo.`,
    fix: 'Conviértalas en contornos, o las compone un diseñador.',
  }),
  hairline: (width, told) => ({
    message:
      Number.parseFloat(width) === 0
        ? 'Algunas líneas no tienen grosor propio: pueden cortarse o perderse.'
        : `${atWidth(told)} la línea más delgada es de ${width.replace('pt', ' pt')}: puede cortarse o perderse.`,
    fix: thicker(told),
  }),
  halftone: () => ({
    message: 'Ya está hecho de puntitos: otra trama encima puede formar un patrón.',
    fix: 'Una persona revisa los puntos antes de imprimir.',
  }),
  header_differs: () => ({
    message: 'El encabezado dice otro número de puntadas que las que trae el archivo; las contamos nosotros.',
  }),
  invented_pixels: (dpi, told) => ({
    message: `La imagen fue agrandada: su detalle real es de unos ${dpi} dpi ${lowerFirst(atWidth(told))}, así que saldrá suave.`,
    fix: redraw(told),
  }),
  linked_picture_missing: () => ({
    message: 'El archivo enlaza una imagen que no vino con él: falta una parte.',
    fix: 'Incruste la imagen y mándelo otra vez.',
  }),
  many_shades: (_, { print }) =>
    print.needs.maxColors === null
      ? { message: 'Tiene degradados o una foto: muchos tonos, que se imprimen a todo color.' }
      : {
          message:
            'Tiene degradados o una foto: muchos tonos, que las tintas planas y los hilos solo imitan.',
          fix: 'Una persona le dice cómo sale mejor.',
        },
  no_bleed: () => ({
    message: 'La página termina en su orilla, sin sangrado: un corte desviado dejaría una orilla blanca.',
    fix: 'Extienda el fondo 1/8 de pulgada más allá de la orilla, o lo extiende un diseñador.',
  }),
  no_pdf_inside: () => ({
    message: 'Este archivo de Illustrator se guardó sin su parte PDF: solo Illustrator lo puede abrir.',
    fix: 'Guárdelo con "Crear archivo compatible con PDF", o una persona lo abre a mano.',
  }),
  not_artwork: (kind) => ({
    message: NOT_ARTWORK[kind] ?? 'No es un diseño que conozcamos.',
    fix: 'Mande un archivo PDF, AI, EPS, SVG, PNG o JPEG.',
  }),
  nothing_visible: () => ({
    message: 'No se ve nada en él: el lienzo está vacío o es de un solo color.',
    fix: 'Revise el archivo y mándelo otra vez, por favor.',
  }),
  only_picture_inside: (_, told) => ({
    message: `Este archivo solo trae una imagen del diseño${insideDpi(told)}, sin vectores.`,
    fix: redraw(told),
  }),
  overprint_check: () => ({
    message: 'Algunos colores van en sobreimpresión: se mezclan con lo de abajo, o se pierden en él.',
    fix: 'Lo revisamos en la prueba.',
  }),
  password: () => ({
    message: 'El archivo tiene contraseña: no se puede abrir.',
    fix: 'Mándelo sin la contraseña.',
  }),
  person_looks: () => ({ message: 'Lo tenemos bien guardado; una persona abre este tipo a mano.' }),
  psd: (mode) => ({
    message: `Un archivo de Photoshop${mode ? ` en ${mode}` : ''}: sus capas nos ayudan.`,
  }),
  rgb: () => ({
    message: 'Los colores están en RGB: los brillantes salen más apagados en un letrero.',
    fix: 'Los convertimos, y usted lo ve en la prueba.',
  }),
  soft_edges: () => ({
    message: 'Hay orillas suaves, una sombra o transparencia: salen como puntos o con una orilla dura.',
    fix: 'Una persona le dice cómo sale mejor.',
  }),
  spots: (names) => ({ message: `El archivo nombra sus tintas: ${listed(names)}.` }),
  stitch_file: (figure) => ({ message: `Un archivo de bordado, listo para coser: ${stitchesText(figure)}.` }),
  stitches: (range, { fees }) => ({
    message: `Unas ${thousands(range.replace('-', ' a '))} puntadas a este tamaño, a primera vista.`,
    fix: `${forFee('Lo convertimos en un archivo de bordado', fees.digitizingCents)}.`,
  }),
  text_live: () => ({
    message: 'Las letras todavía son texto: pueden cambiar con las fuentes de otra máquina.',
    fix: 'Conviértalas en contornos, o las compone un diseñador.',
  }),
  thin_lines: (width, told) => ({
    message: `${atWidth(told)} las líneas más delgadas son de unos ${width.replace('mm', ' mm')}: pueden cortarse o perderse.`,
    fix: thicker(told),
  }),
  vector: () => ({ message: 'Un archivo vectorial: sale nítido en cualquier tamaño.' }),
};

const NOT_ARTWORK: Record<string, string> = {
  exe: 'Esto es un programa, no un diseño.',
  html: 'Esto es una página web, no un diseño.',
  zip: 'Esto es un archivo comprimido o un documento de oficina, no un diseño.',
};

/** As colorName() names them. */
const COLORS: Record<string, string> = {
  white: 'blanco',
  black: 'negro',
  gray: 'gris',
  pink: 'rosa',
  red: 'rojo',
  orange: 'naranja',
  yellow: 'amarillo',
  green: 'verde',
  teal: 'verde azulado',
  blue: 'azul',
  purple: 'morado',
  checkered: 'a cuadros',
};

const forFee = (what: string, cents: number | null): string =>
  cents === null ? what : `${what} por ${dollars(cents)}`;

const redraw = ({ fees }: Told): string =>
  `Mande el archivo vectorial, o ${forFee('lo redibujamos', fees.redrawCents)}.`;

const thicker = (told: Told): string =>
  `Haga las líneas de al menos ${thinnestLine(told)}, o las engrosa un diseñador.`;

const atWidth = ({ print }: Told): string => `A ${Number(print.widthInches.toFixed(2))} pulgadas de ancho`;

const listed = (figure: string): string => new Intl.ListFormat('es-US').format(figure.split('+'));

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function countColors(figure: string, { print, goods }: Told): Texts {
  const count = Number(figure);
  const { isStitched, isSign, maxColors } = print.needs;
  if (maxColors !== null && count > maxColors)
    return {
      message: `${count} colores, y este método imprime ${maxColors}.`,
      fix: 'Una persona le dice cuáles juntar, o le sugiere otro método.',
    };
  if (isStitched) return { message: `${count} ${count === 1 ? 'color' : 'colores'} de hilo.` };
  if (isSign) return { message: `${count} ${count === 1 ? 'color' : 'colores'}.` };
  return {
    message: `${count} ${count === 1 ? 'tinta' : 'tintas'}${goods === null ? '' : ', además del color del artículo'}.`,
  };
}

function insideDpi(told: Told): string {
  const dpi = onlyPictureDpi(told);
  return dpi === null ? '' : ` (${dpi} dpi ${lowerFirst(atWidth(told))})`;
}

function stitchesText(figure: string): string {
  const [, stitches, colors = '', wide = '', tall = ''] =
    /^(?:(\d+)st )?(\d+)c ([\d.]+)x([\d.]+)in$/.exec(figure) ?? [];
  const counted = stitches ? `${thousands(stitches)} puntadas, ` : '';
  return `${counted}${colors} ${colors === '1' ? 'color' : 'colores'}, ${wide} x ${tall} pulgadas`;
}
