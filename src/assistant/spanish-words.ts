// What was read is kept in English, for the shop; this is how it is said back in Spanish.

/** A service's name inside a Spanish sentence; undefined for one that is not listed. */
export const serviceInSpanish = (slug: string): string | undefined => SERVICES[slug];

/** What the price book counts, where it is no piece. */
export const unitInSpanish = (slug: string | undefined, isOne: boolean): string => {
  const unit = (slug === undefined ? undefined : UNITS[slug]) ?? 'pieza';
  return isOne ? unit : `${unit}s`;
};

const SERVICES: Readonly<Record<string, string>> = {
  'screen-printing': 'serigrafía',
  'hats-and-t-shirts': 'gorras y camisetas',
  embroidery: 'bordado',
  'signs-and-banners': 'letreros y lonas',
  'car-wraps': 'rotulación de vehículos',
  'websites-and-ai': 'sitios web e IA',
  'promo-products': 'artículos promocionales',
};
const UNITS: Readonly<Record<string, string>> = { 'car-wraps': 'vehículo', 'websites-and-ai': 'sitio' };

/** 'navy' as 'azul marino'; a word that is not listed stays as it is. */
export const inSpanish = (word: string): string => SPANISH[word] ?? word;

/** 'en las puertas', 'en la espalda'; the back of a vehicle is no 'espalda'. */
export const placeInSpanish = (place: string, service: string | undefined): string =>
  (service === 'car-wraps' ? ON_VEHICLES[place] : undefined) ?? inSpanish(place);

const ON_VEHICLES: Readonly<Record<string, string>> = {
  back: 'atrás',
  rear: 'atrás',
  front: 'adelante',
  hood: 'en el cofre',
};

const SPANISH: Readonly<Record<string, string>> = {
  black: 'negro',
  white: 'blanco',
  red: 'rojo',
  blue: 'azul',
  navy: 'azul marino',
  'light blue': 'celeste',
  green: 'verde',
  yellow: 'amarillo',
  orange: 'naranja',
  purple: 'morado',
  pink: 'rosa',
  brown: 'café',
  gray: 'gris',
  gold: 'dorado',
  silver: 'plateado',
  maroon: 'guinda',
  burgundy: 'vino',
  teal: 'verde azulado',
  turquoise: 'turquesa',
  charcoal: 'gris oscuro',
  grey: 'gris',
  cream: 'crema',
  ivory: 'marfil',
  tan: 'arena',
  sand: 'arena',
  khaki: 'caqui',
  olive: 'verde olivo',
  lime: 'verde limón',
  lavender: 'lavanda',
  'dark blue': 'azul oscuro',
  'royal blue': 'azul rey',
  'navy blue': 'azul marino',
  'sky blue': 'azul cielo',
  'dark green': 'verde oscuro',
  'light green': 'verde claro',
  'forest green': 'verde bosque',
  'dark gray': 'gris oscuro',
  'light gray': 'gris claro',
  'hot pink': 'rosa fuerte',
  neon: 'neón',
  'full color': 'a todo color',
  beige: 'beige',
  front: 'al frente',
  back: 'en la espalda',
  'left chest': 'en el pecho',
  chest: 'en el pecho',
  sleeve: 'en la manga',
  side: 'al lado',
  sides: 'en los lados',
  'both sides': 'en los dos lados',
  'left side': 'en el lado izquierdo',
  'right side': 'en el lado derecho',
  sleeves: 'en las mangas',
  'both sleeves': 'en las dos mangas',
  doors: 'en las puertas',
  'both doors': 'en las dos puertas',
  'front doors': 'en las puertas de adelante',
  'back doors': 'en las puertas de atrás',
  'rear doors': 'en las puertas de atrás',
  door: 'en la puerta',
  'driver door': 'en la puerta del chofer',
  'passenger door': 'en la puerta del pasajero',
  'back door': 'en la puerta de atrás',
  'rear window': 'en el vidrio de atrás',
  'back window': 'en el vidrio de atrás',
  windows: 'en los vidrios',
  window: 'en la ventana',
  tailgate: 'en la tapa de atrás',
  roof: 'en el techo',
  collar: 'en el cuello',
  neck: 'en el cuello',
  'right chest': 'en el pecho, a la derecha',
  pocket: 'en el bolsillo',
  hood: 'en la capucha',
  'left sleeve': 'en la manga izquierda',
  'right sleeve': 'en la manga derecha',
  'full back': 'en toda la espalda',
};
